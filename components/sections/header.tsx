import { AboutMenu, DrawerFoot, ServicesMenu } from "@/components/sections/menu-panels";
import { Icon } from "@/components/ui/icon";
import { PhoneLink } from "@/components/ui/phone-link";
import { Wordmark } from "@/components/ui/wordmark";
import type { MenuGroup, Pages } from "@/content/navigation";
import type { Company } from "@/content/data/schemas/company";
import type { Page } from "@/content/schema";
import { callWords } from "@/content/words/calls";
import { frameWords } from "@/content/words/frame";

const { menu } = frameWords;

type Props = {
  company: Company;
  serviceMenu: readonly MenuGroup[];
  pages: Pages;
  /** The page's address, whose entry is marked; absent where none is. */
  path: string | undefined;
  light: boolean;
};

/**
 * The top bar from 992 px on and the main bar below it. One nav serves both layouts. The page
 * script adds the scrolled state and what native popovers lack.
 */
export function Header({ company, serviceMenu, pages, path, light }: Props) {
  const current = (page: Page) => (page.path === path ? "page" : undefined);
  const serviceShown = path?.startsWith("/services");
  const aboutPages = [
    { ...pages.about, icon: "contact" },
    { ...pages.serviceArea, icon: "map-pin" },
  ] as const;
  return (
    <header className="site-header" data-light={light || undefined}>
      <div className="top-bar">
        <div className="shell flex flex-wrap items-center gap-x-7 text-small">
          <a href={pages.promotions.path} className="top-link mr-auto">
            <Icon name="ticket-percent" className="size-4" />
            {menu.deals}
          </a>
          <PhoneLink phone={company.phone} prefix={`${callWords.forQuote} `} className="top-link" />
          <a href={`mailto:${company.email}`} className="top-link">
            {company.email}
          </a>
          <a href={pages.finance.path} className="top-link">
            {callWords.finance}
          </a>
        </div>
      </div>
      <div className="main-bar">
        <div className="shell flex flex-wrap items-center gap-x-[8px] sm:gap-x-3 xl:gap-x-4">
          <a href={pages.home.path} className="mr-auto flex min-h-[44px] items-center">
            <Wordmark name={company.name} />
          </a>
          <PhoneLink
            phone={company.phone}
            prefix={<Icon name="phone" className="size-5 shrink-0" />}
            className="bar-phone xl:mr-[16px]"
          />
          <button type="button" popoverTarget="menu" aria-label={menu.open} className="menu-button">
            <Icon name="menu" className="when-closed size-6" />
            <Icon name="x" className="when-open size-6" />
          </button>
          <nav id="menu" popover="auto" aria-label={menu.label}>
            <ul>
              <li>
                <a href={pages.home.path} aria-current={current(pages.home)} className="nav-item">
                  {pages.home.label}
                </a>
              </li>
              <li>
                <MenuButton panel="services-menu" current={serviceShown}>
                  {pages.services.label}
                </MenuButton>
                <ServicesMenu groups={serviceMenu} path={path} phone={company.phone} />
              </li>
              <li>
                <MenuButton panel="about-menu" current={aboutPages.some(current)}>
                  {menu.about}
                </MenuButton>
                <AboutMenu pages={aboutPages} path={path} />
              </li>
              {[pages.promotions, pages.gallery, pages.contact].map((page) => (
                <li key={page.path}>
                  <a href={page.path} aria-current={current(page)} className="nav-item">
                    {page.label}
                  </a>
                </li>
              ))}
            </ul>
            <DrawerFoot phone={company.phone} />
          </nav>
        </div>
      </div>
    </header>
  );
}

type MenuButtonProps = { panel: string; current: boolean | undefined; children: string };

/** A button for a native popover: it opens without script. */
const MenuButton = ({ panel, current, children }: MenuButtonProps) => (
  <button
    type="button"
    popoverTarget={panel}
    aria-controls={panel}
    aria-current={current || undefined}
    className="nav-item"
  >
    {children}
    <Icon name="chevron-down" className="size-4" />
  </button>
);

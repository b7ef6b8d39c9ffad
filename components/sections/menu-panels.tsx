import { CallButton } from "@/components/ui/call-button";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Sentence } from "@/components/ui/sentence";
import type { IconName } from "@/content/icons";
import type { MenuGroup } from "@/content/navigation";
import type { Company } from "@/content/data/schemas/company";
import type { Page } from "@/content/schema";
import { callWords } from "@/content/words/calls";
import { frameWords } from "@/content/words/frame";

/** On phones a panel covers the drawer; this goes back to it. */
const BackToMenu = ({ panel }: { panel: string }) => (
  <button type="button" popoverTarget={panel} popoverTargetAction="hide" className="panel-back">
    <Icon name="chevron-left" className="size-5" />
    {frameWords.menu.back}
  </button>
);

type FootProps = { phone: Company["phone"]; contactPath: string };

/** The button that ends the menu; in the phone's drawer, after the number for emergencies. */
export const DrawerFoot = ({ phone, contactPath }: FootProps) => (
  <div className="drawer-foot xl:ml-3">
    <p className="font-heading font-semibold lg:hidden">{frameWords.menu.question}</p>
    <p className="grid gap-3 max-lg:mt-3">
      <span className="grid lg:hidden">
        <CallButton phone={phone} />
      </span>
      <ButtonLink
        href={contactPath}
        className="schedule whitespace-nowrap max-lg:border-control max-lg:bg-transparent max-lg:text-ink lg:max-xl:px-3"
      >
        {frameWords.menu.schedule}
      </ButtonLink>
    </p>
  </div>
);

type ServicesProps = {
  groups: readonly MenuGroup[];
  path: string | undefined;
  phone: Company["phone"];
};

/** Four columns, one per family, each in its hue, all links visible at once. */
export const ServicesMenu = ({ groups, path, phone }: ServicesProps) => (
  <div id="services-menu" popover="auto" className="panel services-panel">
    <BackToMenu panel="services-menu" />
    <div className="panel-columns">
      {groups.map(({ label, icon, family, children }) => (
        <div key={label} data-family={family} className="panel-group">
          <p className="panel-heading">
            <Icon name={icon} className="size-5" external />
            {label}
          </p>
          <ul>
            {children.map((entry) => (
              <li key={entry.path}>
                <a
                  href={entry.path}
                  aria-current={entry.path === path ? "page" : undefined}
                  className="panel-link"
                >
                  <Icon name={entry.icon} className="size-5" external />
                  {entry.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {/* Text only: the groups have no page of their own, and the number above calls. */}
      <p className="panel-foot max-lg:hidden">
        {frameWords.menu.question}
        <span className="numerals mt-1 block text-large">
          <Sentence words={callWords.call} phone={phone.display} />
        </span>
      </p>
    </div>
  </div>
);

type AboutProps = { pages: readonly (Page & { icon: IconName })[]; path: string | undefined };

export const AboutMenu = ({ pages, path }: AboutProps) => (
  <div id="about-menu" popover="auto" className="panel about-panel">
    <BackToMenu panel="about-menu" />
    <ul>
      {pages.map((page) => (
        <li key={page.path}>
          <a
            href={page.path}
            aria-current={page.path === path ? "page" : undefined}
            className="panel-link"
          >
            <Icon name={page.icon} className="size-5" external />
            {page.label}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

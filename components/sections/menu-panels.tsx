import type { ReactNode } from "react";
import { CallButton } from "@/components/ui/call-button";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Sentence } from "@/components/ui/sentence";
import type { IconName } from "@/content/icons";
import type { MenuGroup } from "@/content/navigation";
import type { Company } from "@/content/data/schemas/company";
import { callWords } from "@/content/words/calls";
import { frameWords } from "@/content/words/frame";

type PanelProps = { id: string; className?: string; children: ReactNode };

/** On phones a panel covers the drawer, and its first button goes back to it. */
const Panel = ({ id, className = "", children }: PanelProps) => (
  <div id={id} popover="auto" className={`panel ${className}`.trim()}>
    <button type="button" popoverTarget={id} popoverTargetAction="hide" className="panel-back">
      <Icon name="chevron-left" className="size-5" />
      {frameWords.menu.back}
    </button>
    {children}
  </div>
);

type LinksProps = {
  pages: readonly { path: string; label: string; icon: IconName }[];
  /** The path of the page that shows them, which is marked. */
  path: string | undefined;
};

const PanelLinks = ({ pages, path }: LinksProps) => (
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
);

/** The button that ends the menu; in the phone's drawer, after the number for emergencies. */
export const DrawerFoot = ({ phone }: Pick<Company, "phone">) => (
  <div className="max-lg:mt-auto max-lg:pt-6 xl:ml-3">
    <p className="font-heading font-semibold lg:hidden">{frameWords.menu.question}</p>
    <p className="grid gap-3 max-lg:mt-3">
      <span className="grid lg:hidden">
        <CallButton phone={phone} />
      </span>
      <ButtonLink
        href="/contact"
        className="schedule whitespace-nowrap max-lg:border-control max-lg:bg-transparent max-lg:text-ink lg:ml-[12px] lg:max-xl:px-3"
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
  <Panel id="services-menu">
    <div className="panel-columns">
      {groups.map(({ label, icon, family, children }) => (
        <div key={label} data-family={family} className="panel-group">
          <p className="mb-1.5 flex items-center gap-2.5 border-b-[3px] border-hue pb-2.5 font-heading font-bold whitespace-nowrap text-hue">
            <Icon name={icon} className="size-5" external />
            {label}
          </p>
          <PanelLinks pages={children} path={path} />
        </div>
      ))}
      {/* Text only: the groups have no page of their own, and the number above calls. */}
      <p className="rounded-card bg-card p-6 max-lg:hidden">
        {frameWords.menu.question}
        <span className="numerals mt-1 block text-large">
          <Sentence words={callWords.call} phone={phone.display} />
        </span>
      </p>
    </div>
  </Panel>
);

export const AboutMenu = (props: LinksProps) => (
  <Panel id="about-menu" className="about-panel">
    <PanelLinks {...props} />
  </Panel>
);

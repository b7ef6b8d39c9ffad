import { Icon } from "@/components/ui/icon";
import type { MenuGroup } from "@/content/navigation";
import type { Page } from "@/content/schema";

/** On phones a panel covers the drawer; this leads back to it. */
const BackToMenu = ({ panel }: { panel: string }) => (
  <button type="button" popoverTarget={panel} popoverTargetAction="hide" className="panel-back">
    <Icon name="chevron-left" className="size-5" />
    Back to menu
  </button>
);

type ServicesProps = { groups: readonly MenuGroup[]; path: string | undefined };

/** Four columns, one a family, each in its hue, all links visible at once (rows 35, 47-51, 57). */
export const ServicesMenu = ({ groups, path }: ServicesProps) => (
  <div id="services-menu" popover="auto" className="panel services-panel">
    <BackToMenu panel="services-menu" />
    <div className="panel-columns">
      {groups.map(({ label, icon, family, children }) => (
        <div key={label} data-family={family} className="panel-group">
          <p className="panel-heading">
            <Icon name={icon} className="size-5" />
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
                  <Icon name={entry.icon} className="size-4" />
                  {entry.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </div>
);

type AboutProps = { pages: readonly Page[]; path: string | undefined };

/** About Us and Service Area (row 36). */
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
            {page.label}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

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

/** Four columns, one a family, each in its hue, all links visible at once (rows 35, 47-51, 57). */
export const ServicesMenu = ({ groups }: { groups: readonly MenuGroup[] }) => (
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
                <a href={entry.path} className="panel-link">
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

/** About Us and Service Area (row 36). */
export const AboutMenu = ({ pages }: { pages: readonly Page[] }) => (
  <div id="about-menu" popover="auto" className="panel about-panel">
    <BackToMenu panel="about-menu" />
    <ul>
      {pages.map(({ path, label }) => (
        <li key={path}>
          <a href={path} className="panel-link">
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

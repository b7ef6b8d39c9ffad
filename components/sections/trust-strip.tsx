import { Icon } from "@/components/ui/icon";
import type { Emergency } from "@/content/emergency";
import type { Home } from "@/content/home";
import type { Company } from "@/content/schema";

type Props = { items: Home["trust"]; ways: Emergency["ways"]; phone: Company["phone"] };

const tap = "inline-flex min-h-11 min-w-11 items-center underline underline-offset-4";

/**
 * Four true things in one slim line between hero and overview; the last, the emergency service,
 * calls, and has the pages of what may have failed beside it (rows 56, 85).
 */
export const TrustStrip = ({ items, ways, phone }: Props) => (
  <div className="border-b border-line bg-card">
    <ul className="shell grid gap-x-6 py-3 font-heading text-small font-semibold sm:grid-cols-2 xl:flex xl:justify-between xl:py-5">
      {items.map(({ icon, label }, index) => (
        <li key={label} className="flex min-h-11 flex-wrap items-center gap-x-3">
          <Icon name={icon} className="size-5 shrink-0 text-muted" />
          {index < items.length - 1 ? (
            label
          ) : (
            <>
              <a href={`tel:${phone.e164}`} className={tap}>
                {label}
              </a>
              {ways.map(({ short, label: name, path }) => (
                <a key={path} href={path} aria-label={name} className={tap}>
                  {short}
                </a>
              ))}
            </>
          )}
        </li>
      ))}
    </ul>
  </div>
);

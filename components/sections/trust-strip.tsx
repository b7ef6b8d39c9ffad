import { Icon } from "@/components/ui/icon";
import type { Home } from "@/content/home";

/** Four true things in one slim line between hero and overview (row 85). */
export const TrustStrip = ({ items }: { items: Home["trust"] }) => (
  <div className="border-b border-line bg-card">
    <ul className="shell grid gap-x-6 py-3 font-heading text-small font-semibold sm:grid-cols-2 lg:flex lg:justify-between lg:py-5">
      {items.map(({ icon, label, path }) => (
        <li key={label} className="flex min-h-11 items-center gap-2.5">
          <Icon name={icon} className="size-5 shrink-0 text-ember" />
          {path ? (
            <a
              href={path}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {label}
            </a>
          ) : (
            label
          )}
        </li>
      ))}
    </ul>
  </div>
);

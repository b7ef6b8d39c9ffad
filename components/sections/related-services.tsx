import { Icon } from "@/components/ui/icon";
import { Words } from "@/components/ui/words";
import type { Family } from "@/content/schema";
import { serviceWords } from "@/content/words/service-page";

type Props = { services: readonly { path: string; title: string; family: Family }[] };

/** Pages that a reader of this one is likely to need next, each in its own hue. */
export const RelatedServices = ({ services }: Props) => (
  <nav aria-label={serviceWords.related}>
    <h2 className="text-small font-semibold text-muted">{serviceWords.related}</h2>
    <ul className="mt-2 grid gap-2 wrap-anywhere">
      {services.map(({ path, title, family }) => (
        <li key={path} data-family={family}>
          <a
            href={path}
            className="flex items-center justify-between gap-3 rounded-card border border-transparent bg-tint px-5 py-2.5 font-heading font-semibold text-hue underline-offset-4 hover:underline"
          >
            <span>
              <Words>{title}</Words>
            </span>
            <Icon name="arrow-right" className="size-5 shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

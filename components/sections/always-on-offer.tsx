import type { always } from "@/content/promotions";
import { Icon } from "@/components/ui/icon";

/** Year-round savings: the plan's discounts and free quotes, each with its condition. */
export const AlwaysOnOffer = ({ heading, offers }: typeof always) => (
  <section aria-labelledby="always-on">
    <h2 id="always-on" className="text-large">
      {heading}
    </h2>
    <ul className="mt-6 grid gap-6 md:grid-cols-3">
      {offers.map(({ amount, title, text, link }) => (
        <li key={title} className="flex flex-col border-t-2 border-ink pt-4">
          <p className="numerals text-large">{amount}</p>
          <h3 className="mt-1">{title}</h3>
          <p className="mt-2 grow">{text}</p>
          <a href={link.path} className="link mt-2 inline-flex min-h-11 items-center gap-2">
            {link.label}
            <Icon name="arrow-right" className="size-4" />
          </a>
        </li>
      ))}
    </ul>
  </section>
);

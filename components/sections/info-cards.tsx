import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/content/icons";

/** What a card is about, and its value; a card without one is not shown. */
export type InfoCard = { label: string; icon: IconName; value: string | undefined };

/** The facts of a service as a grid of cards; nothing where none has a value. */
export function InfoCards({ cards }: { cards: readonly InfoCard[] }) {
  const shown = cards.filter(({ value }) => value);
  if (shown.length === 0) return null;
  return (
    <dl data-reveal="" className="grid gap-3 sm:grid-cols-fit sm:gap-4">
      {shown.map(({ label, icon, value }) => (
        <div
          key={label}
          className="grid content-start gap-1.5 rounded-card border border-line bg-card px-6 py-5 wrap-anywhere"
        >
          <dt className="flex items-center gap-2 font-heading font-semibold text-hue">
            <Icon name={icon} className="size-6" />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

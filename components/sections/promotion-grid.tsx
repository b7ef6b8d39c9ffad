import { Reveal } from "@/components/ui/reveal";
import { PromotionTicket } from "@/components/sections/promotion-ticket";
import type { Family, Promotion } from "@/content/schema";

/** A ticket takes the hue of the family its icon belongs to. */
const hues: Partial<Record<Promotion["icon"], Family>> = {
  snowflake: "cooling",
  flame: "heating",
  wind: "ducts",
  droplets: "water",
};

/** The six tickets (row 130). */
export const PromotionGrid = ({ promotions }: { promotions: readonly Promotion[] }) => (
  <ul className="mt-12 grid gap-6 md:grid-cols-2 lg:gap-8 xl:grid-cols-3">
    {promotions.map((promotion) => (
      <li key={promotion.id} data-family={hues[promotion.icon]}>
        <Reveal className="h-full">
          <PromotionTicket promotion={promotion} />
        </Reveal>
      </li>
    ))}
  </ul>
);

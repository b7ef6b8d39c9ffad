import type { ReactNode } from "react";
import { PastPromotion, PromotionTicket } from "@/components/sections/promotion-ticket";
import { Reveal } from "@/components/ui/reveal";
import type { Family, Promotion } from "@/content/schema";
import { offerWords } from "@/content/words/offers";
import { byPhase } from "@/lib/calendar/promotion-state";

/** A ticket takes the hue of the family its icon belongs to. */
const hues: Partial<Record<Promotion["icon"], Family>> = {
  snowflake: "cooling",
  flame: "heating",
  wind: "ducts",
  droplets: "water",
};

type OfferProps = { promotion: Promotion; children: ReactNode };

const Offer = ({ promotion, children }: OfferProps) => (
  <div className="offer" data-family={hues[promotion.icon]}>
    <Reveal className="h-full">{children}</Reveal>
  </div>
);

type Props = {
  promotions: readonly Promotion[];
  /** How a code is redeemed, under the offers that run (row 139). */
  redeem: string;
  /** What is on offer all year, between the offers of today and those that are over. */
  children: ReactNode;
};

/**
 * All offers (row 130): those that run first and large, those to come with their start, those that
 * are over last and quiet. The order is that of the build; the styles move an offer whose phase has
 * changed since (ticket.css).
 */
export function PromotionGrid({ promotions, redeem, children }: Props) {
  const { current, next, past } = byPhase(promotions, new Date());
  return (
    <div className="offers">
      {current.map((promotion) => (
        <Offer key={promotion.id} promotion={promotion}>
          <PromotionTicket promotion={promotion} wide />
        </Offer>
      ))}
      <p className="redeem">{redeem}</p>
      {next.length > 0 && <h2 className="next-offers text-h3">{offerWords.next}</h2>}
      {next.map((promotion) => (
        <Offer key={promotion.id} promotion={promotion}>
          <PromotionTicket promotion={promotion} wide below />
        </Offer>
      ))}
      <div className="always">{children}</div>
      {past.length > 0 && <h2 className="past-offers text-h3">{offerWords.past}</h2>}
      {past.map((promotion) => (
        <Offer key={promotion.id} promotion={promotion}>
          <PastPromotion promotion={promotion} />
        </Offer>
      ))}
    </div>
  );
}

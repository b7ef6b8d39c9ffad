import type { ReactNode } from "react";
import { PastPromotion, PromotionTicket } from "@/components/sections/promotion-ticket";
import { AskInstead } from "@/components/ui/offer-actions";
import { Reveal } from "@/components/ui/reveal";
import type { Family, Promotion } from "@/content/schema";
import { offerWords } from "@/content/words/offers";
import { buildTime } from "@/lib/calendar/build-time";
import { byPhase, type Phase } from "@/lib/calendar/promotion-state";

/** A ticket has the hue of the family of its icon. */
const hues: Partial<Record<Promotion["icon"], Family>> = {
  snowflake: "cooling",
  flame: "heating",
  wind: "ducts",
  droplets: "water",
};

type Props = {
  promotions: readonly Promotion[];
  /** How to redeem a code, under the running offers. */
  redeem: string;
  /** Year-round savings, between running offers and those that are over. */
  children: ReactNode;
};

type GroupProps = { phase: Phase; offers: readonly Promotion[]; heading?: string };

/**
 * The offers of one phase, under their heading; hidden while there are none. Those that are over
 * share one link.
 */
const Group = ({ phase, offers, heading }: GroupProps) => (
  <div data-phase={phase} hidden={offers.length === 0} className="offer-group">
    {heading && (
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="text-h3">{heading}</h2>
        {phase === "past" && <AskInstead />}
      </div>
    )}
    {offers.map((promotion) => (
      <div key={promotion.id} data-family={hues[promotion.icon]}>
        <Reveal className="h-full">
          {phase === "past" ? (
            <PastPromotion promotion={promotion} />
          ) : (
            <PromotionTicket promotion={promotion} wide below={phase === "next"} />
          )}
        </Reveal>
      </div>
    ))}
  </div>
);

/**
 * All offers: running ones first and large, how to redeem a code, upcoming ones with their start,
 * year-round savings, and those that are over last, as a muted list. lib/browser/features/offers moves those
 * whose phase has changed since the build.
 */
export function PromotionGrid({ promotions, redeem, children }: Props) {
  const { current, next, past } = byPhase(promotions, buildTime());
  return (
    <div className="offers">
      <Group phase="current" offers={current} />
      <p className="redeem">{redeem}</p>
      <Group phase="next" offers={next} heading={offerWords.next} />
      <div className="always">{children}</div>
      <Group phase="past" offers={past} heading={offerWords.past} />
    </div>
  );
}

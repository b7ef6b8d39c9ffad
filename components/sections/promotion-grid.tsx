import type { ReactNode } from "react";
import { PromotionTicket } from "@/components/sections/promotion-ticket";
import type { Promotion } from "@/content/data/schemas/promotions";
import type { Family } from "@/content/schema";
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
  redeem: string;
  /** Year-round savings, between running offers and those that are over. */
  children: ReactNode;
};

type GroupProps = {
  phase: Phase;
  offers: readonly Promotion[];
  heading?: string;
  lead?: ReactNode;
};

/**
 * The offers of one phase under what introduces them, which is one child (ticket.css counts); hidden
 * while there are none.
 */
const Group = ({ phase, offers, heading, lead }: GroupProps) => (
  <div data-phase={phase} hidden={offers.length === 0} className="offer-group">
    <div className="col-span-full flex flex-wrap items-center justify-between gap-x-6">
      {heading && <h2 className="text-h3">{heading}</h2>}
      {lead}
    </div>
    {offers.map((promotion) => (
      <div key={promotion.id} data-family={hues[promotion.icon]}>
        <div data-reveal="" className="h-full">
          <PromotionTicket promotion={promotion} below={Boolean(heading)} />
        </div>
      </div>
    ))}
  </div>
);

/** Beside offers that are over, the link to the form: without their codes, which no longer apply. */
const askInstead = (
  <p className="text-small">
    <a href="/contact" className="link inline-flex min-h-11 items-center">
      {offerWords.askInstead}
    </a>
  </p>
);

/**
 * All offers, each a card: how to redeem a code, running ones first, upcoming ones with their start,
 * year-round savings, and those that are over last and muted. lib/browser/features/offer moves those
 * whose phase has changed since the build.
 */
export function PromotionGrid({ promotions, redeem, children }: Props) {
  const { current, next, past } = byPhase(promotions, buildTime());
  return (
    <div id="now" className="offers mt-[20px]">
      <Group phase="current" offers={current} lead={<p>{redeem}</p>} />
      <p data-no-offer="" hidden={current.length > 0} className="max-w-lead text-lead">
        {offerWords.none}
      </p>
      <Group phase="next" offers={next} heading={offerWords.next} />
      <div className="py-[40px]">{children}</div>
      <Group phase="past" offers={past} heading={offerWords.past} lead={askInstead} />
    </div>
  );
}

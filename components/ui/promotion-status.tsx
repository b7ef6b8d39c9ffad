import { buildTime } from "@/lib/calendar/build-time";
import { promotionState, type PromotionDates } from "@/lib/calendar/promotion-state";

/**
 * A promotion's phase and status text: computed at build, updated by lib/browser/features/offer. The
 * styles use the phase (ticket.css).
 */
export function PromotionStatus({ startsOn, endsOn }: PromotionDates) {
  const { phase, words } = promotionState({ startsOn, endsOn }, buildTime());
  return (
    <span
      data-offer={phase}
      data-starts-on={startsOn}
      data-ends-on={endsOn}
      className="min-h-[1.5em] text-small font-semibold text-hue empty:min-h-0"
    >
      {words}
    </span>
  );
}

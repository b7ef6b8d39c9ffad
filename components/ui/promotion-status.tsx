import { promotionState, type PromotionDates } from "@/lib/calendar/promotion-state";

/**
 * What a promotion's dates mean today, in words and as its phase: decided when the page is built, and
 * corrected by lib/page-script/offers when days have passed since (rows 130, 133). The styles go by
 * the phase (ticket.css).
 */
export function PromotionStatus({ startsOn, endsOn }: PromotionDates) {
  const { phase, words } = promotionState({ startsOn, endsOn }, new Date());
  return (
    // The words may differ from the built ones by the time React compares them.
    <span
      suppressHydrationWarning
      data-offer={phase}
      data-starts-on={startsOn}
      data-ends-on={endsOn}
      className="block min-h-[1.5em] text-small font-semibold text-hue"
    >
      {words}
    </span>
  );
}

import { ended, promotionState, type PromotionDates } from "@/lib/promotion-state";

/**
 * What a promotion's dates mean today: decided when the page is built, and corrected by
 * lib/page-script/offers when days have passed since (rows 130, 133). The ticket around one that is
 * over turns quiet (ticket.css).
 */
export function PromotionStatus({ startsOn, endsOn }: PromotionDates) {
  const words = promotionState({ startsOn, endsOn }, new Date());
  return (
    // The words may differ from the built ones by the time React compares them.
    <p
      suppressHydrationWarning
      data-offer
      data-starts-on={startsOn}
      data-ends-on={endsOn}
      data-over={words === ended || undefined}
      className="min-h-[1.5em] text-small font-semibold text-hue"
    >
      {words}
    </p>
  );
}

"use client";

import { useSyncExternalStore } from "react";
import { ended, promotionState, type PromotionDates } from "@/lib/promotion-state";

const never = () => () => {};

/**
 * Adds what a promotion's dates mean today, in the browser only (trap 1); nothing in the served
 * HTML. The ticket around one that is over turns quiet (ticket.css).
 */
export function PromotionStatus({ startsOn, endsOn }: PromotionDates) {
  const words = useSyncExternalStore(
    never,
    () => promotionState({ startsOn, endsOn }, new Date()),
    () => "",
  );
  return (
    <p
      data-over={words === ended || undefined}
      className="min-h-[1.5em] text-small font-semibold text-hue"
    >
      {words}
    </p>
  );
}

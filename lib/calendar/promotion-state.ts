import { ended, ends, endsToday, starts } from "@/content/words/offer-dates";
import { illinoisDay } from "@/lib/calendar/illinois-time";

const day = 24 * 60 * 60 * 1000;
/** The days left are shown from this many days before the end. */
const soon = 30;

export type PromotionDates = { startsOn?: string | undefined; endsOn?: string | undefined };

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / day);

const monthAndDay = (isoDay: string) =>
  new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" }).format(
    new Date(`${isoDay}T00:00Z`),
  );

export type Phase = "current" | "next" | "past";

/** Whether an offer runs, has yet to start or is over, and its status text; "" for none. */
export type PromotionState = { phase: Phase; words: string };

/** A promotion's state at `now`. Both dates are inclusive days in America/Chicago. */
export function promotionState({ startsOn, endsOn }: PromotionDates, now: Date): PromotionState {
  const today = illinoisDay(now);
  if (startsOn && today < startsOn) return { phase: "next", words: starts(monthAndDay(startsOn)) };
  const left = endsOn ? daysBetween(today, endsOn) : Infinity;
  if (left < 0) return { phase: "past", words: ended };
  if (left === 0) return { phase: "current", words: endsToday };
  return { phase: "current", words: left > soon ? "" : ends(left) };
}

/** Offers in display order: running, upcoming, over. */
export function byPhase<Offer extends PromotionDates>(offers: readonly Offer[], now: Date) {
  const sorted: Record<Phase, Offer[]> = { current: [], next: [], past: [] };
  for (const offer of offers) sorted[promotionState(offer, now).phase].push(offer);
  return sorted;
}

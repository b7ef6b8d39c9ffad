import { ended, ends, endsToday, starts } from "@/content/words/offer-dates";
import { illinoisDay } from "@/lib/calendar/illinois-time";

const day = 24 * 60 * 60 * 1000;
/** An end that is nearer than this is worth counting down. */
const soon = 30;

export type PromotionDates = { startsOn?: string | undefined; endsOn?: string | undefined };

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / day);

const monthAndDay = (isoDay: string) =>
  new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" }).format(
    new Date(`${isoDay}T00:00Z`),
  );

/**
 * What a promotion's state is at `now`, in words, or "" when there is nothing to add. Both dates
 * are inclusive days in America/Chicago (rows 130, 133).
 */
export function promotionState({ startsOn, endsOn }: PromotionDates, now: Date): string {
  const today = illinoisDay(now);
  if (startsOn && today < startsOn) return `${starts} ${monthAndDay(startsOn)}`;
  if (!endsOn) return "";
  const left = daysBetween(today, endsOn);
  if (left < 0) return ended;
  if (left === 0) return endsToday;
  return left > soon ? "" : ends(left);
}

export type Phase = "current" | "next" | "past";

/** Whether an offer runs, comes or is over, by what is said of it. */
export function phaseOf(words: string): Phase {
  if (words === ended) return "past";
  return words.startsWith(starts) ? "next" : "current";
}

/** Offers in the order in which they are shown: those that run, those to come, those that are over. */
export function byPhase<Offer extends PromotionDates>(offers: readonly Offer[], now: Date) {
  const sorted: Record<Phase, Offer[]> = { current: [], next: [], past: [] };
  for (const offer of offers) sorted[phaseOf(promotionState(offer, now))].push(offer);
  return sorted;
}

import type { Holidays, Week } from "@/content/data/schemas/hours";
import * as hoursWords from "@/content/words/hours";
import { isFederalHoliday } from "@/lib/calendar/federal-holidays";
import { illinoisTime } from "@/lib/calendar/illinois-time";

export type OpenState = {
  /** The closing time, formatted; undefined while closed, and where nobody has said what holds. */
  until: string | undefined;
  /** What is said of today in place of the hours: a listed holiday, or a federal one that is not listed. */
  today?: string | undefined;
};

/**
 * What regular hours mean at `now`, in Illinois time whatever the visitor's time zone.
 *
 * @param week the days from Sunday on
 * @param holidays the owner's days with other hours
 */
export function openState(week: Week, holidays: Holidays, now: Date): OpenState {
  const local = illinoisTime(now);
  const date = local.toISOString().slice(0, 10);
  const minutes = local.getUTCHours() * 60 + local.getUTCMinutes();
  const special = holidays[date];
  const unsure = special === undefined && isFederalHoliday(local);
  const today = unsure
    ? hoursWords.mayDiffer
    : special === null
      ? hoursWords.closedToday
      : undefined;
  const span = special === undefined ? week[local.getUTCDay()] : special;
  const open = !today && span && minutes >= span[0] && minutes < span[1];
  return { until: open ? hoursWords.timeOfDay(span[1], " ") : undefined, today };
}

function timeAt(now: Date): string {
  const local = illinoisTime(now);
  return hoursWords.timeOfDay(local.getUTCHours() * 60 + local.getUTCMinutes(), " ");
}

/** The line beside the number; while closed it says the time at the company, and when it answers. */
export const openWords = ({ until, today }: OpenState, closedText: string, now: Date) =>
  until ? hoursWords.open(until) : (today ?? closedText.replace("{time}", timeAt(now)));

/** The short form for the phone bar; `anyTime` while closed. */
export const shortHours = ({ until }: Pick<OpenState, "until">, anyTime: string) =>
  until ? hoursWords.shortHours(until) : anyTime;

/** Attributes of the elements that lib/browser/features/hours updates. */
export const hoursData = ({ week, holidays }: { week: Week; holidays: Holidays }) => ({
  "data-hours": JSON.stringify(week),
  "data-holidays": JSON.stringify(holidays),
});

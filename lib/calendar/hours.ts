import type { Holidays, Week } from "@/content/data/schemas/hours";
import * as hoursWords from "@/content/words/hours";
import { isFederalHoliday } from "@/lib/calendar/federal-holidays";
import { illinoisTime } from "@/lib/calendar/illinois-time";

const timeInWords = (minutes: number) =>
  minutes === 24 * 60 ? hoursWords.midnight : hoursWords.timeOfDay(minutes, " ");

export type OpenState = {
  /** The closing time, formatted; undefined while closed, and where nobody has said what holds. */
  until: string | undefined;
  /** A federal holiday in a year of which the owner has listed none. */
  mayDiffer: boolean;
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
  const listed = Object.keys(holidays).some((each) => each.slice(0, 4) === date.slice(0, 4));
  const mayDiffer = !listed && isFederalHoliday(local);
  const span = special === undefined ? week[local.getUTCDay()] : special;
  const open = !mayDiffer && span && minutes >= span[0] && minutes < span[1];
  return { until: open ? timeInWords(span[1]) : undefined, mayDiffer };
}

function timeAt(now: Date): string {
  const local = illinoisTime(now);
  return timeInWords(local.getUTCHours() * 60 + local.getUTCMinutes());
}

/** The line beside the number; while closed it says the time at the company, and when it answers. */
export const openWords = ({ until, mayDiffer }: OpenState, asleep: string, now: Date) =>
  until
    ? hoursWords.open(until)
    : mayDiffer
      ? hoursWords.mayDiffer
      : asleep.replace("{time}", timeAt(now));

/** The short form for the phone bar; `always` while closed. */
export const shortHours = ({ until }: Pick<OpenState, "until">, always: string) =>
  until ? hoursWords.shortHours(until) : always;

/** Attributes of the elements that lib/browser/features/open-hours updates. */
export const hoursData = ({ week, holidays }: { week: Week; holidays: Holidays }) => ({
  "data-hours": JSON.stringify(week),
  "data-holidays": JSON.stringify(holidays),
});

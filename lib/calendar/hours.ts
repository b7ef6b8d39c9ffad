import * as hoursWords from "@/content/words/hours";
import { isFederalHoliday } from "@/lib/calendar/federal-holidays";
import { illinoisTime } from "@/lib/calendar/illinois-time";

/** Days of the week (0 is Sunday) with opening and closing time in minutes after midnight. */
export type Hours = { days: readonly number[]; opens: number; closes: number };

export const dayNames = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

const pattern =
  /^(\w+day) to (\w+day) (\d{1,2})(?::(\d\d))? ?([AP])M ?[-–] ?(\d{1,2})(?::(\d\d))? ?([AP])M$/;

const minutesOf = (hour?: string, minutes?: string, half?: string) =>
  ((Number(hour) % 12) + (half === "P" ? 12 : 0)) * 60 + Number(minutes ?? 0);

const indexOfDay = (name?: string) => dayNames.findIndex((day) => day === name);

/**
 * Parses hours as content writes them, "Monday to Saturday 7AM-8PM"; undefined for any other form.
 */
export function readHours(words: string): Hours | undefined {
  const [, from, to, ...times] = pattern.exec(words) ?? [];
  const [first, last] = [indexOfDay(from), indexOfDay(to)];
  const opens = minutesOf(times[0], times[1], times[2]);
  const closes = minutesOf(times[3], times[4], times[5]);
  if (first < 0 || last < first || opens >= closes) return undefined;
  return {
    days: dayNames.flatMap((_, day) => (day >= first && day <= last ? [day] : [])),
    opens,
    closes,
  };
}

/** Like `readHours`, but throws on any other form, which stops the build. */
export function parseHours(words: string): Hours {
  const hours = readHours(words);
  if (!hours) throw new Error(`"${words}" are no hours like "Monday to Saturday 7AM-8PM"`);
  return hours;
}

/** Formats minutes after midnight: 420 is "7 AM", 750 is "12:30 PM". */
function timeInWords(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const past = minutes % 60 ? `:${String(minutes % 60).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${past} ${hour < 12 ? "AM" : "PM"}`;
}

/** What regular hours mean at a moment. */
export type OpenState = {
  /** The closing time, formatted; undefined while closed, and where nobody has said what holds. */
  until: string | undefined;
  /** A federal holiday in a year of which the owner has listed none. */
  mayDiffer: boolean;
};

/**
 * What regular hours mean at `now`, in Illinois time whatever the visitor's time zone. `holidays` are
 * the owner's days without visits, as 2026-12-25, separated by spaces.
 */
export function openState({ days, opens, closes }: Hours, holidays: string, now: Date): OpenState {
  const local = illinoisTime(now);
  const date = local.toISOString().slice(0, 10);
  const minutes = local.getUTCHours() * 60 + local.getUTCMinutes();
  const mayDiffer = !holidays.includes(date.slice(0, 5)) && isFederalHoliday(local);
  const open =
    !mayDiffer &&
    !holidays.includes(date) &&
    days.includes(local.getUTCDay()) &&
    minutes >= opens &&
    minutes < closes;
  return { until: open ? timeInWords(closes) : undefined, mayDiffer };
}

/** The line beside the number; while closed it points to the phone. */
export const openWords = ({ until, mayDiffer }: OpenState) =>
  until ? hoursWords.open(until) : mayDiffer ? hoursWords.mayDiffer : hoursWords.closed;

/** The short form for the phone bar; `always` while closed. */
export const shortHours = ({ until }: Pick<OpenState, "until">, always: string) =>
  until ? hoursWords.shortHours(until) : always;

/** Attributes of the elements that lib/browser/features/open-hours updates. */
export const hoursData = (hours: string, holidays: readonly string[]) => ({
  "data-hours": JSON.stringify(parseHours(hours)),
  "data-holidays": holidays.join(" "),
});

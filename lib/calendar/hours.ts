import * as hoursWords from "@/content/words/hours";
import { illinoisTime } from "@/lib/calendar/illinois-time";

/** On which days of the week (0 is Sunday) and from when to when, in minutes after midnight. */
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

/** Reads hours as content writes them, "Monday to Saturday 7AM-8PM"; undefined in any other form. */
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

/** The same; throws on any other form, which stops the build. */
export function parseHours(words: string): Hours {
  const hours = readHours(words);
  if (!hours) throw new Error(`"${words}" are no hours like "Monday to Saturday 7AM-8PM"`);
  return hours;
}

/** A time as people say it: 420 is "7 AM", 750 is "12:30 PM". */
function timeInWords(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const past = minutes % 60 ? `:${String(minutes % 60).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${past} ${hour < 12 ? "AM" : "PM"}`;
}

/**
 * Until when it is open at `now`, in words, in Illinois, whatever the visitor's own clock zone;
 * undefined while it is not. On holidays, given as 2026-12-25, it is not open.
 */
export function openUntil(
  { days, opens, closes }: Hours,
  holidays: string,
  now: Date,
): string | undefined {
  const local = illinoisTime(now);
  const minutes = local.getUTCHours() * 60 + local.getUTCMinutes();
  const visits =
    days.includes(local.getUTCDay()) && !holidays.includes(local.toISOString().slice(0, 10));
  return visits && minutes >= opens && minutes < closes ? timeInWords(closes) : undefined;
}

/** What that means in a line of words: while it is not open, the phone is what helps. */
export const openWords = (until: string | undefined) =>
  until ? hoursWords.open(until) : hoursWords.closed;

/** The same where only a few words fit; `always` is what holds at any hour. */
export const openBriefly = (until: string | undefined, always: string) =>
  until ? hoursWords.openBriefly(until) : always;

/** The attributes by which lib/page-script/open-hours knows an element whose words it keeps true. */
export const hoursData = (hours: string, holidays: readonly string[]) => ({
  "data-hours": JSON.stringify(parseHours(hours)),
  "data-holidays": holidays.join(" "),
});

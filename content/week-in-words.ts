import type { NamedWeek, Span } from "@/content/data/schemas/hours";
import { dayNames, timeOfDay } from "@/content/words/hours";

type Day = keyof NamedWeek;

/** As people name a week: from Monday on. */
const days: readonly Day[] = [...dayNames.slice(1), ...dayNames.slice(0, 1)];

/** Names as they are said: "one, two and three". */
export const list = (names: readonly string[]) =>
  [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" and ");

const same = (one: Span, other: Span) => String(one) === String(other);

/** Days by name: three or more in a row from the first to the last. */
function daysInWords(chosen: readonly Day[]): string {
  const runs: Day[][] = [];
  for (const day of chosen) {
    const run = runs.at(-1);
    const before = days[days.indexOf(day) - 1];
    if (run && run.at(-1) === before) run.push(day);
    else runs.push([day]);
  }
  return list(runs.flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run)));
}

/**
 * A week's hours as they are said: "Monday to Saturday 7AM-8PM", or "Monday to Friday 7AM-8PM, Saturday
 * 8AM-12PM". Days of the same hours stand together, those that are closed are left out.
 */
export function hoursInWords(week: NamedWeek): string {
  const spans = days.flatMap((day) => (week[day] ? [week[day]] : []));
  const kinds = spans.filter(
    (span, index) => spans.findIndex((each) => same(each, span)) === index,
  );
  return kinds
    .map((span) => {
      const names = daysInWords(days.filter((day) => same(week[day], span)));
      return `${names} ${span.map((minutes) => timeOfDay(minutes)).join("-")}`;
    })
    .join(", ");
}

/** The days of a week that have hours: "Monday to Saturday". */
const openDays = (week: NamedWeek) => daysInWords(days.filter((day) => week[day]));

/** A week's hours where few words fit, at most 36 characters: all of them, or else the open days. */
export function hoursBriefly(week: NamedWeek): string {
  return [hoursInWords(week), openDays(week)].find(({ length }) => length <= 36) ?? "most days";
}

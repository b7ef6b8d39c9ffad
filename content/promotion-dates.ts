/** The first and last day of an offer, inclusive, as `2025-08-31`; each may be absent. */
type Days = { startsOn?: string | undefined; endsOn?: string | undefined };

const written = (day: string, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...format, timeZone: "UTC" }).format(new Date(day));
const dateOf = (day: string) => written(day, { month: "long", day: "numeric", year: "numeric" });
const monthOf = (day: string) => written(day, { month: "long" });

const beginsMonth = (day: string) => day.endsWith("-01");
const endsMonth = (day: string) => {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.getUTCDate() === 1;
};

/** An offer's days in words, as printed on its coupon: whole months by their names. */
export function datesInWords({ startsOn, endsOn }: Days): string {
  if (!startsOn) return endsOn ? `Valid until ${dateOf(endsOn)}` : "No expiration";
  if (!endsOn) return `Valid from ${dateOf(startsOn)}`;
  if (startsOn === endsOn) return `Valid on ${dateOf(endsOn)}`;
  const year = endsOn.slice(0, 4);
  const wholeMonths = beginsMonth(startsOn) && endsMonth(endsOn) && startsOn.startsWith(year);
  if (!wholeMonths) return `Valid from ${dateOf(startsOn)} until ${dateOf(endsOn)}`;
  const months = Number(endsOn.slice(5, 7)) - Number(startsOn.slice(5, 7)) + 1;
  if (months === 1) return `${monthOf(startsOn)} ${year}`;
  return `${monthOf(startsOn)} ${months === 2 ? "and" : "to"} ${monthOf(endsOn)} ${year}`;
}

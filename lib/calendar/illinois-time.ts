const hour = 3_600_000;

/** Midnight, in UTC, of a month's nth Sunday; January is 0. */
function sunday(year: number, month: number, nth: number): number {
  const firstDay = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - firstDay) % 7) + 7 * (nth - 1));
}

/**
 * The local time in Illinois at `now`, whatever the visitor's time zone: a date whose UTC parts are
 * the local day and time. Daylight saving runs from the second Sunday of March, 2 AM, to the first
 * of November, 2 AM (15 U.S.C. 260a). Computed here because the first `Intl.DateTimeFormat` of a
 * page takes a slow phone 50 ms.
 */
export function illinoisTime(now: Date): Date {
  const year = now.getUTCFullYear();
  const begins = sunday(year, 2, 2) + 8 * hour;
  const ends = sunday(year, 10, 1) + 7 * hour;
  const saving = now.getTime() >= begins && now.getTime() < ends;
  return new Date(now.getTime() - (saving ? 5 : 6) * hour);
}

/** The current calendar day in Illinois, as YYYY-MM-DD. */
export const illinoisDay = (now: Date) => illinoisTime(now).toISOString().slice(0, 10);

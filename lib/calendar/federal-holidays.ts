const day = 86_400_000;

/** Month and day of the month. */
const fixed = " 1/1 6/19 7/4 11/11 12/25 ";
/** Month, day of the week (0 is Sunday) and which of the month: Monday's third of January is 1/1/3. */
const nth = " 1/1/3 2/1/3 9/1/1 10/1/2 11/4/4 ";

const isFixed = (local: Date) =>
  fixed.includes(` ${local.getUTCMonth() + 1}/${local.getUTCDate()} `);

/**
 * Whether a local date, given by its UTC parts, is a federal holiday (5 U.S.C. 6103) or the weekday on which
 * one that falls on a weekend is observed.
 */
export function isFederalHoliday(local: Date): boolean {
  const [month, date, weekday] = [local.getUTCMonth() + 1, local.getUTCDate(), local.getUTCDay()];
  const observes = weekday === 1 ? -day : weekday === 5 ? day : 0;
  return (
    isFixed(local) ||
    isFixed(new Date(local.getTime() + observes)) ||
    nth.includes(` ${month}/${weekday}/${Math.ceil(date / 7)} `) ||
    // The last Monday of May.
    (month === 5 && weekday === 1 && date > 24)
  );
}

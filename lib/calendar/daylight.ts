/** The hours of the clock from and until which it is light in northern Illinois, by month. */
const from = [7, 6, 7, 6, 5, 5, 5, 5, 6, 7, 6, 7];
const until = [17, 18, 19, 20, 21, 21, 21, 20, 19, 19, 17, 17];

/**
 * Whether it is dark in northern Illinois, to the hour.
 *
 * @param local the time there, in the date's UTC parts (illinoisTime)
 */
export function isDark(local: Date): boolean {
  const month = local.getUTCMonth();
  const hour = local.getUTCHours();
  return hour < from[month]! || hour >= until[month]!;
}

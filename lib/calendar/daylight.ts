/**
 * Whether it is dark in northern Illinois, to the hour, by summer and winter.
 *
 * @param local the time there, in the date's UTC parts (illinoisTime)
 */
export function isDark(local: Date): boolean {
  const month = local.getUTCMonth();
  return Math.abs(local.getUTCHours() - 12) > (month > 2 && month < 9 ? 6 : 4);
}

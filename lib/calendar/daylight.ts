/**
 * Whether it is dark in northern Illinois, to the hour in the middle of a season.
 *
 * @param local the time there, in the date's UTC parts (illinoisTime)
 */
export function isDark(local: Date): boolean {
  const [month, hour] = [local.getUTCMonth(), local.getUTCHours()];
  const isSummer = month > 2 && month < 9;
  return isSummer ? hour < 6 || hour > 18 : hour < 7 || hour > 16;
}

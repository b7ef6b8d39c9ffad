/** The hours of sunrise and sunset in northern Illinois in the middle of each month, as clocks show them. */
const rises = [7, 7, 7, 6, 5, 5, 5, 6, 6, 7, 7, 7];
const sets = [17, 17, 19, 20, 20, 20, 20, 20, 19, 18, 17, 16];

/**
 * Whether it is dark, to the hour.
 *
 * @param local the time in Illinois, in the date's UTC parts (illinoisTime)
 */
export function isDark(local: Date): boolean {
  const [month, hour] = [local.getUTCMonth(), local.getUTCHours()];
  return hour < (rises[month] ?? 0) || hour >= (sets[month] ?? 0);
}

/**
 * The towns whose name contains the trimmed search, ignoring case; all of them for a blank search.
 */
export function findAreas(towns: readonly string[], search: string): readonly string[] {
  const wanted = search.trim().toLowerCase();
  return towns.filter((town) => town.toLowerCase().includes(wanted));
}

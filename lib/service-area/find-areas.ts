/** The towns whose name contains the trimmed search, in any case; all of them for a blank one (rows 142, 144). */
export function findAreas(towns: readonly string[], search: string): readonly string[] {
  const wanted = search.trim().toLowerCase();
  return towns.filter((town) => town.toLowerCase().includes(wanted));
}

/** The filters in their order; `match` is the category as the image service spells it (row 173). */
export const categories = [
  { key: "all", label: "Display All" },
  { key: "ac", label: "AC" },
  { key: "duct cleaning", label: "Duct Cleaning" },
  { key: "heating", label: "Heating" },
  { key: "waterheaters", label: "WaterHeaters" },
  { key: "heat pump", label: "Heat Pump" },
] as const;

export type CategoryKey = (typeof categories)[number]["key"];

/** The filter that shows photos of this category, in any case; undefined for one only 'Display All' shows (row 174, F50). */
export function findCategory(category: string) {
  const key = category.trim().toLowerCase();
  return categories.find((candidate) => candidate.key === key && key !== "all");
}

/** The photos that a filter shows, in their order (row 174). */
export const filterPhotos = <Photo extends { category: string }>(
  photos: readonly Photo[],
  chosen: CategoryKey,
): readonly Photo[] =>
  chosen === "all"
    ? photos
    : photos.filter(({ category }) => findCategory(category)?.key === chosen);

const parameter = "category";

/** The filter an address asks for; 'all' when it names none that exists. */
export const readCategory = (search: string): CategoryKey =>
  findCategory(new URLSearchParams(search).get(parameter) ?? "")?.key ?? "all";

/** The query that shares this filter, other parameters kept. */
export function writeCategory(search: string, chosen: CategoryKey): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  const category = categories.find(({ key }) => key === chosen);
  if (category && chosen !== "all") query.set(parameter, category.label);
  return query.size > 0 ? `?${query}` : "";
}

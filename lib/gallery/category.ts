import { galleryWords } from "@/content/words/gallery";

/** The filters in their order, as the image service spells its categories, in any case (row 173). */
const keys = ["all", "ac", "duct cleaning", "heating", "waterheaters", "heat pump"] as const;
export type CategoryKey = (typeof keys)[number];

export const categories = keys.map((key) => ({ key, label: galleryWords.filters[key] }));

/**
 * The filter that shows photos of this category, in any case, or that an address names by its label;
 * undefined for one only 'Display All' shows (row 174, F50).
 */
export function findCategory(category: string) {
  const wanted = category.trim().toLowerCase();
  return categories.find(
    ({ key, label }) => key !== "all" && [key, label.toLowerCase()].includes(wanted),
  );
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

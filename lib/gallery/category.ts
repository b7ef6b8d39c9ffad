import { galleryWords } from "@/content/words/gallery";

/** The filters in order, with the image service's spelling, compared without case. */
const keys = ["all", "ac", "duct cleaning", "heating", "waterheaters", "heat pump"] as const;
export type CategoryKey = (typeof keys)[number];

export const categories = keys.map((key) => ({ key, label: galleryWords.filters[key] }));

/**
 * The filter for a category or a label in a URL, compared without case; undefined for a
 * category that only 'Display All' shows.
 */
export function findCategory(category: string) {
  const wanted = category.trim().toLowerCase();
  return categories.find(
    ({ key, label }) => key !== "all" && [key, label.toLowerCase()].includes(wanted),
  );
}

export const filterPhotos = <Photo extends { category: string }>(
  photos: readonly Photo[],
  chosen: CategoryKey,
): readonly Photo[] =>
  chosen === "all"
    ? photos
    : photos.filter(({ category }) => findCategory(category)?.key === chosen);

const parameter = "category";

/** The filter in a URL; 'all' when it names none. */
export const readCategory = (search: string): CategoryKey =>
  findCategory(new URLSearchParams(search).get(parameter) ?? "")?.key ?? "all";

/** The query that shares this filter; other parameters are kept. */
export function writeCategory(search: string, chosen: CategoryKey): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  const category = categories.find(({ key }) => key === chosen);
  if (category && chosen !== "all") query.set(parameter, category.label);
  const rest = String(query);
  return rest && `?${rest}`;
}

/** @jest-environment node */
import { gallery } from "@/content/gallery";
import { findPicture } from "@/content/pictures";
import { categories, filterPhotos, type CategoryKey } from "@/lib/gallery/category";

const tiles = gallery.map(({ source, detail }) => ({
  source,
  category: findPicture(source).category ?? "none",
  name: detail?.name ?? source,
}));

/** The pairs of tiles at this distance that show the same picture. */
function twins(chosen: CategoryKey, distance: number): string[] {
  const shown = filterPhotos(tiles, chosen);
  return shown.flatMap(({ source, name }, index) => {
    const other = shown[index + distance];
    return other?.source === source ? [`${name} and ${other.name}`] : [];
  });
}

// Neighbors in a row have distance one, those in a column the number of columns.
test.each([1, 2, 3, 4])("no two tiles %i apart are of one picture", (distance) => {
  expect(twins("all", distance)).toEqual([]);
});

// A category has few pictures: only in the two columns of a phone may one stand above another of
// its own.
test.each(categories.map(({ key }) => key))("nor does %s show twins side by side", (key) => {
  expect([1, 3, 4].flatMap((distance) => twins(key, distance))).toEqual([]);
});

test("every tile has a name of its own", () => {
  expect(new Set(tiles.map(({ name }) => name)).size).toBe(tiles.length);
});

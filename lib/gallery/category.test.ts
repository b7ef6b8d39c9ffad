import { galleryWords } from "@/content/words/gallery";
import { filterPhotos, readCategory, writeCategory } from "@/lib/gallery/category";

const photos = ["HEATING", "heating", "Heat pump", "", "Boilers", "all", " Heating "].map(
  (category) => ({ category }),
);

test("categories match in any case, and unknown ones show under 'Display All' only (row 174; F50)", () => {
  expect(filterPhotos(photos, "heating")).toEqual([
    { category: "HEATING" },
    { category: "heating" },
    { category: " Heating " },
  ]);
  expect(filterPhotos(photos, "heat pump")).toEqual([{ category: "Heat pump" }]);
  expect(filterPhotos(photos, "all")).toBe(photos);
  expect(filterPhotos(photos, "ac")).toEqual([]);
});

test.each([
  ["", "all"],
  ["?category=Heating", "heating"],
  ["?category=HEAT+PUMP", "heat pump"],
  ["?category=duct%20cleaning", "duct cleaning"],
  ["?category=", "all"],
  ["?category=all", "all"],
  ["?category=%3Cimg%20src=x%3E", "all"],
  ["?category=%E0%A4%A", "all"],
])("the address %j asks for %s (row 174)", (search, chosen) => {
  expect(readCategory(search)).toBe(chosen);
});

test("a filter is written into the address beside what is there, 'Display All' as nothing (row 174)", () => {
  const { "heat pump": pump, waterheaters: heaters } = galleryWords.filters;
  const written = (category: string) => String(new URLSearchParams({ category }));
  expect(writeCategory("", "heat pump")).toBe(`?${written(pump)}`);
  expect(writeCategory("?a=1&category=AC&category=x", "waterheaters")).toBe(
    `?a=1&${written(heaters)}`,
  );
  expect(writeCategory("?category=AC", "all")).toBe("");
});

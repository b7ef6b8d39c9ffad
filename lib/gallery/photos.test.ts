import { galleryWords, photoName } from "@/content/words/gallery";
import { readPhotos } from "@/lib/gallery/photos";

const warnings = () => jest.spyOn(console, "warn").mockImplementation(() => {});

afterEach(() => jest.restoreAllMocks());

const entry = {
  public_id: "smart-heat/ac/unit",
  category: "AC",
  context: { custom: { alt: "A condenser" } },
};
const photo = { publicId: "smart-heat/ac/unit", category: "AC", alt: "A condenser" };

test.each([null, {}, "x", 7, { resources: [] }, { images: "x" }])(
  "the answer %j is a failure (row 172; F47)",
  (answer) => {
    expect(() => readPhotos(answer)).toThrow("without a list of images");
  },
);

test("a bare list and {images: []} are both read (row 170)", () => {
  const warn = warnings();
  expect(readPhotos([entry])).toEqual([photo]);
  expect(readPhotos({ images: [entry] })).toEqual([photo]);
  expect(readPhotos([])).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

test("entries without a usable public_id are dropped with one line on the console (F48)", () => {
  const warn = warnings();
  const photos = readPhotos([
    null,
    7,
    "x",
    {},
    { public_id: 7 },
    { public_id: "" },
    { public_id: "../x" },
    entry,
  ]);
  expect(photos).toEqual([photo]);
  expect(warn.mock.calls).toEqual([["The gallery skipped 7 of 8 entries: no usable public_id"]]);
});

test.each([
  { category: "Heating" },
  { category: "HEATING", context: null },
  { category: "Heating", context: {} },
  { category: "Heating", context: { custom: "x" } },
  { category: "Heating", context: { custom: { alt: 5 } } },
  { category: "Heating", context: { custom: { alt: "  " } } },
])("%j is named after its category and place (row 171; F49)", (fields) => {
  const [, second] = readPhotos([entry, { public_id: "x", ...fields }]);
  expect(second?.alt).toBe(photoName(galleryWords.filters.heating, 2));
});

test.each([undefined, 5, "", "Boilers", "all", "__proto__"])(
  "a photo of the category %j still has a name (row 171; F49, F50)",
  (category) => {
    expect(readPhotos([{ public_id: "x", category }])[0]?.alt).toBe(photoName(undefined, 1));
  },
);

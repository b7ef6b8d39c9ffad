import { fetchGallery, readPhotos } from "@/lib/gallery/photos";

const warnings = () => jest.spyOn(console, "warn").mockImplementation(() => {});

afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.NEXT_PUBLIC_GALLERY_BACKEND_URL;
});

const entry = {
  public_id: "smart-heat/ac/unit",
  category: "AC",
  context: { custom: { alt: "A condenser" } },
};
const photo = { publicId: "smart-heat/ac/unit", category: "AC", alt: "A condenser" };

function answerWith(status: number, body: string) {
  const respond = jest.fn<Promise<object>, unknown[]>(() =>
    Promise.resolve({
      ok: status >= 200 && status < 300,
      status,
      json: async (): Promise<unknown> => JSON.parse(body),
    }),
  );
  Object.assign(globalThis, { fetch: respond });
  return respond;
}

test("the list is fetched with one GET, without a payload, from the gallery host (rows 170, 191)", async () => {
  process.env.NEXT_PUBLIC_GALLERY_BACKEND_URL = "https://gallery.example.com";
  const respond = answerWith(200, JSON.stringify([entry]));
  const { signal } = new AbortController();
  await expect(fetchGallery(signal)).resolves.toEqual([photo]);
  expect(respond.mock.calls).toEqual([
    ["https://gallery.example.com/api/get-all-images", { signal }],
  ]);
});

test.each([
  [500, "[]"],
  [404, "[]"],
  [200, "<html>"],
  [200, ""],
  [200, '[{"public_id":"a"'],
  [200, "null"],
  [200, "{}"],
  [200, '"x"'],
  [200, '{"resources":[]}'],
  [200, '{"images":"x"}'],
])("status %d with the body %j is a failure (row 172; F46, F47)", async (status, body) => {
  answerWith(status, body);
  await expect(fetchGallery(new AbortController().signal)).rejects.toThrow();
});

test("a bare list and {images: []} are both read (row 170)", () => {
  expect(readPhotos([entry])).toEqual([photo]);
  expect(readPhotos({ images: [entry] })).toEqual([photo]);
  expect(readPhotos([])).toEqual([]);
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
  expect(second?.alt).toBe("Heating work photo 2");
});

test.each([undefined, 5, "", "Boilers", "all", "__proto__"])(
  "a photo of the category %j still has a name (row 171; F49, F50)",
  (category) => {
    expect(readPhotos([{ public_id: "x", category }])[0]?.alt).toBe("Work photo 1");
  },
);

test("the same public_id twice stays two photos (F54)", () => {
  expect(readPhotos([entry, entry])).toHaveLength(2);
});

import { closeHeight, jpegOf, srcSetOf } from "@/lib/pictures/picture-files";

const named = { name: "house", version: "1a2b" };
const view = { ...named, height: 900, kind: "hero" } as const;

test("a picture is offered in widths up to its own, each under its file's name", () => {
  expect(srcSetOf({ ...view, width: 1200 }, "wide")).toBe(
    "/made/pictures/house-1a2b-480.avif 480w, /made/pictures/house-1a2b-800.avif 800w, /made/pictures/house-1a2b-1200.avif 1200w",
  );
  expect(srcSetOf({ ...view, width: 479 }, "wide")).toBe("");
});

test("its one JPEG is as wide as a desktop's column, where its master is", () => {
  expect(jpegOf({ ...named, width: 1600 }).file).toBe("house-1a2b-1200.jpg");
  expect(jpegOf({ ...named, width: 1000 }).file).toBe("house-1a2b-1000.jpg");
});

test.each([
  ["nine tenths of the height, at four to three", { width: 1600, height: 900 }, [480, 800, 1080]],
  ["none that is nearly the largest", { width: 1600, height: 784 }, [480, 940]],
  ["one that is just small enough", { width: 1600, height: 785 }, [480, 800, 942]],
  ["a narrow picture's own", { width: 500, height: 900 }, [500]],
])("the widths of a close-up: %s", (_what, size, widths) => {
  const sets = srcSetOf({ ...view, ...size }, "close");
  expect(sets).toBe(
    widths.map((width) => `/made/pictures/house-1a2b-close-${width}.avif ${width}w`).join(", "),
  );
});

test("a close-up is three quarters as high as wide, and a picture that lies under no words has none", () => {
  expect(closeHeight(942)).toBe(706);
  expect(srcSetOf({ ...view, width: 1600, kind: "view" }, "close")).toBe("");
});

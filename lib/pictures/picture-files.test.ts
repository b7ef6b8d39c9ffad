import { closeHeight, closeSet, fallbackFile, wideSet } from "@/lib/pictures/picture-files";

const named = { name: "house", version: "1a2b" };

test("a picture is offered in widths up to its own, each under its file's name", () => {
  expect(wideSet({ ...named, width: 1200 })).toBe(
    "/made/pictures/house-1a2b-480.avif 480w, /made/pictures/house-1a2b-800.avif 800w, /made/pictures/house-1a2b-1200.avif 1200w",
  );
  expect(wideSet({ ...named, width: 479 })).toBe("");
});

test("its one JPEG is as wide as a desktop's column, where its master is", () => {
  expect(fallbackFile({ ...named, width: 1600 })).toBe("house-1a2b-1200.jpg");
  expect(fallbackFile({ ...named, width: 1000 })).toBe("house-1a2b-1000.jpg");
});

test.each([
  ["nine tenths of the height, at four to three", { width: 1600, height: 900 }, [480, 800, 1080]],
  ["none that is nearly the largest", { width: 1600, height: 784 }, [480, 940]],
  ["one that is just small enough", { width: 1600, height: 785 }, [480, 800, 942]],
  ["a narrow picture's own", { width: 500, height: 900 }, [500]],
])("the widths of a close-up: %s", (_what, size, widths) => {
  const sets = closeSet({ ...named, ...size, kind: "view" });
  expect(sets).toBe(
    widths.map((width) => `/made/pictures/house-1a2b-close-${width}.avif ${width}w`).join(", "),
  );
});

test("a close-up is three quarters as high as wide, and an opened machine has none", () => {
  expect(closeHeight(942)).toBe(706);
  expect(closeSet({ ...named, width: 1600, height: 900, kind: "opened" })).toBe("");
});

import { engines, oldest, test } from "@/e2e/support/engines/fixtures";
import { until } from "@/e2e/support/engines/visitor";
import { expect } from "@/e2e/support/fixtures";

/** Runs in the page: gives its heading the fonts that would stand in for ours. */
function withoutOurFonts() {
  const ours = [...document.fonts].filter(({ display }) => display === "optional");
  const heading = document.querySelector("h1") ?? document.body;
  const families = getComputedStyle(heading).fontFamily.replaceAll('"', "").split(", ");
  const others = families.filter((name) => !ours.some(({ family }) => family === name));
  heading.style.fontFamily = others.join();
}

/** Runs in the page: whether our fonts are loaded, whether it shows them or not. */
const haveOursCome = () =>
  [...document.fonts].every(({ display, status }) => display !== "optional" || status === "loaded");

/** Runs in the page: whether the main bar's parts stand beside each other. */
function standsInOneRow(): boolean {
  const boxes = [...document.querySelectorAll(".main-bar > .shell > *")]
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  const lowestTop = Math.max(...boxes.map(({ top }) => top));
  return boxes.length > 1 && boxes.every(({ bottom }) => bottom > lowestTop);
}

for (const engine of engines.filter((each) => each !== oldest)) {
  test.describe(`in ${engine} @full`, () => {
    test.use({ engine });

    test("pages come to be written in our own fonts, in one row", async ({ visitor }) => {
      await visitor.visit("/about-us");
      await until(() => visitor.read(`(${haveOursCome.toString()})()`));
      // Firefox lays the page out in them a frame later.
      await until(() => visitor.read(`(${standsInOneRow.toString()})()`));
      await until(async () => {
        await visitor.visit("/terms");
        const shown = await visitor.picture();
        expect((await visitor.picture()) === shown).toBe(true);
        await visitor.read(`(${withoutOurFonts.toString()})()`);
        expect((await visitor.picture()) === shown).toBe(false);
      });
    });

    test("a heating page's climbing degrees are a number (row 118)", async ({ visitor }) => {
      await visitor.visit("/services/furnaceRepair");
      const reading = `getComputedStyle(document.querySelector("b.reading"))`;
      // Where there are no scroll timelines, none are shown.
      const isShown = await visitor.read(`document.querySelector("b.reading").checkVisibility()`);
      if (isShown) expect(await visitor.read(`${reading}.counterReset`)).toMatch(/^degrees \d\d$/);
    });
  });
}

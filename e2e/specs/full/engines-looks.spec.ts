import { engines, oldest, test } from "@/e2e/support/engines/fixtures";
import { expect } from "@/e2e/support/fixtures";

for (const engine of engines.filter((each) => each !== oldest)) {
  test.describe(`in ${engine} @full`, () => {
    test.use({ engine });

    test("a heating page's climbing degrees are a number (row 118)", async ({ visitor }) => {
      await visitor.visit("/services/furnaceRepair");
      const reading = `getComputedStyle(document.querySelector("b.reading"))`;
      // Where there are no scroll timelines, none are shown.
      const isShown = await visitor.read(`document.querySelector("b.reading").checkVisibility()`);
      if (isShown) expect(await visitor.read(`${reading}.counterReset`)).toMatch(/^degrees \d\d$/);
    });

    test("who reads of a furnace that never lights sees its flames out", async ({
      visitor,
      isMobile,
    }) => {
      await visitor.visit("/services/furnaceRepair");
      if (!(await visitor.read(`CSS.supports("timeline-scope", "none")`))) return;
      // The height of the window at which one reads.
      const eyes = `innerHeight * ${isMobile ? 0.7 : 0.5}`;
      const entry = `document.querySelector(".parts b").getBoundingClientRect().bottom`;
      await visitor.read(`scrollBy(0, ${entry} - ${eyes})`);
      const flames = `getComputedStyle(document.querySelector(".flames-out"))`;
      await expect.poll(() => visitor.read(`${flames}.opacity`)).toBe("1");
    });
  });
}

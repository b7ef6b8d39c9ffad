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
  });
}

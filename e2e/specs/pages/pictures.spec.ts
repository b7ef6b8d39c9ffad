import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";

/** The pictures of the main content that stand in the window and are not there. */
const missing = (page: Page) =>
  page.locator("main img").evaluateAll((all: HTMLImageElement[]) =>
    all
      .filter((image) => {
        // One that is not shown itself stands where its figure does.
        const { top, bottom } = (image.closest("figure, picture") ?? image).getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ src }) => src),
  );

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}`, { tag: "@desktop-first" }, () => {
    test.use({ javaScriptEnabled, viewport: { width: 412, height: 4000 } });
    for (const path of ["/", "/services/acRepair", "/about-us"]) {
      test(`${path}: every picture in a tall window is there without scrolling`, async ({
        page,
      }) => {
        await page.goto(path);
        expect(await page.locator("main img").count()).toBeGreaterThan(2);
        await expect.poll(() => missing(page)).toEqual([]);
      });
    }
  });
}

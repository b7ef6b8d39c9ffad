import { openedOn } from "@/content/figures";
import { expect, type Page, test } from "@/e2e/support/fixtures";
import { filesAsked } from "@/e2e/support/page-steps";

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
  test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 412, height: 4000 } });
    for (const path of process.env.FULL ? ["/", "/services/acRepair", "/about-us"] : ["/"]) {
      test(`${path}: every picture in a tall window is there`, async ({ page }) => {
        await page.goto(path);
        expect(await page.locator("main img").count()).toBeGreaterThan(1);
        await expect.poll(() => missing(page)).toEqual([]);
      });
    }
  });
}

test("a page that was never scrolled prints its pictures", async ({ page }) => {
  for (const path of ["/services/acRepair", "/services/standardDuctCleaning"]) {
    await page.goto(path);
    await page.pdf();
    await page.emulateMedia({ media: "print" });
    const printed = page.locator("main img").filter({ visible: true });
    expect(await printed.count()).toBeGreaterThan(0);
    const there = (all: HTMLImageElement[]) => all.filter(({ naturalWidth }) => naturalWidth > 0);
    expect(await printed.evaluateAll(there)).toHaveLength(await printed.count());
    await page.emulateMedia({ media: "screen" });
  }
});

for (const [path, pictures] of [
  ["/", ["opened-house"]],
  ["/services/furnaceRepair", ["visit-door", openedOn("furnaceRepair")]],
] as const)
  test(`on ${path} a phone loads what is below once its reader scrolls @phone`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, "in wide windows it stands higher");
    const asked = filesAsked(page, new RegExp(pictures.join("|")));
    await page.goto(path, { waitUntil: "networkidle" });
    const height = await page.evaluate(() => document.body.scrollHeight);
    expect(asked).toEqual([]);
    await page.mouse.wheel(0, 40);
    for (const picture of pictures) {
      const shown = page.locator(`main img[src*=${picture}]`);
      await shown.scrollIntoViewIfNeeded();
      await expect(shown).toBeVisible();
      await expect(shown).not.toHaveJSProperty("naturalWidth", 0);
    }
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
  });

test("what is drawn over a picture waits for it @phone", async ({ page }) => {
  for (const [path, picture] of [
    ["/", "opened-house"],
    ["/services/furnaceRepair", openedOn("furnaceRepair")],
  ] as const) {
    let release = () => {};
    const slow = new Promise<void>((resolve) => (release = resolve));
    const ofPicture = new RegExp(picture);
    await page.route(ofPicture, (route) => slow.then(() => route.continue()));
    const asked = page.waitForRequest(ofPicture);
    await page.goto(path);
    await page.mouse.wheel(0, 40);
    const number = page.locator("main [aria-hidden] [data-part='1']").first();
    await number.evaluate((drawn) => drawn.scrollIntoView());
    await asked;
    await expect(number).toHaveCSS("visibility", "hidden");
    release();
    await expect(number).toHaveCSS("visibility", "visible");
  }
});

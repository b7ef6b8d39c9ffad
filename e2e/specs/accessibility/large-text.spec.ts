import { expect, test } from "@/e2e/support/fixtures";
import { everyRoute } from "@/e2e/support/routes";

// WCAG 1.4.4: with text twice as large nothing of the header is cut off or out of reach.

for (const [width, path] of [
  [1280, "/"],
  [1280, "/promotions"],
  [992, "/services/furnaceRepair"],
] as const) {
  test(`at ${width} px with text at 200 % the header of ${path} lies in the window`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, "the wide layout is the desktop's");
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "32px"));
    const parts = page.getByRole("banner").locator("a:visible, button:visible");
    expect(await parts.count()).toBeGreaterThan(10);
    for (const part of await parts.all()) {
      const box = await part.boundingBox();
      const name = await part.textContent();
      expect(box?.x, `${name} begins in the window`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${name} ends in it`).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0), `${name} is not below it`).toBeLessThan(800);
    }
  });
}

test("on a phone with text at 200 % every page keeps to the window's width (390 and 820 px)", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the window is set here");
  for (const path of everyRoute) {
    for (const width of [390, 820]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "32px"));
      const reached = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(reached, `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test("at 320 px the contact form begins in the first window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/contact");
  const label = await page.getByLabel("Name", { exact: true }).boundingBox();
  const bar = await page.getByRole("navigation", { name: "Quick contact" }).boundingBox();
  expect(label?.y).toBeLessThan(bar?.y ?? 0);
});

import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";

/**
 * Whether a heading is drawn in a font of ours. Its width would not tell: the device's own is
 * adjusted to take as much room.
 */
async function headingIsOurs(page: Page): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const selector = { nodeId: root.nodeId, selector: "footer h2" };
  const { nodeId } = await session.send("DOM.querySelector", selector);
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

/** Has pages believe that their answer took this long, in milliseconds. */
const answerTook = (page: Page, milliseconds: number) =>
  page.addInitScript((duration) => {
    const timing = PerformanceResourceTiming.prototype;
    Object.defineProperty(timing, "requestStart", { get: () => 0 });
    Object.defineProperty(timing, "responseStart", { get: () => duration });
  }, milliseconds);

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0);
    }).observe({ type: "layout-shift", buffered: true });
  });

test("on a quick line our fonts are asked for at once, for the first page", async ({ page }) => {
  await answerTook(page, 20);
  await page.route("**/pictures/**", () => {});
  const fonts = page.waitForResponse(/\.woff2$/);
  await page.goto("/about-us", { waitUntil: "domcontentloaded" });
  await (await fonts).finished();
  await expect(page.locator("html.fonts:not(.shown)")).toBeAttached();
});

test("on a slow line the fonts wait for the pictures, move nothing, and are there on the next page", async ({
  page,
}) => {
  await answerTook(page, 800);
  await watchShifts(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.resourceType()));
  const { release } = await holdRequests(page, "**/pictures/**");
  await page.goto("/about-us", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked).not.toContain("font");

  const fonts = page.waitForResponse(/\.woff2$/);
  release();
  await (await fonts).finished();
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ display }) => display === "optional")
          .every(({ status }) => status === "loaded"),
      ),
    )
    .toBe(true);
  expect(await headingIsOurs(page)).toBe(false);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);

  // Who routes requests has no cache, where the fonts lie by now.
  await page.unroute("**/pictures/**");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Use" }).click();
  await expect(page).toHaveURL("/terms");
  await expect.poll(() => headingIsOurs(page)).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

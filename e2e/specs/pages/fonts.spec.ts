import { expect, type Page, test } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { filesAsked, fontsCome } from "@/e2e/support/page-steps";
import { fastHeadMs } from "@/lib/timings";

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

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      const sum = list.getEntries().reduce((all, entry) => all + Reflect.get(entry, "value"), 0);
      Object.assign(window, { shifted: Reflect.get(window, "shifted") + sum });
    }).observe({ type: "layout-shift", buffered: true });
  });
/** Expects the page in this font, and that nothing of it has moved so far. */
async function expectFonts(page: Page, ours: boolean) {
  expect(await headingIsOurs(page)).toBe(ours);
  expect(await page.evaluate(() => Reflect.get(window, "shifted"))).toBeCloseTo(0, 3);
}

const title = (page: Page) => page.getByRole("heading", { level: 1, includeHidden: true });

test("a fast connection's first page shows them, and nothing moves", async ({ page }) => {
  await watchShifts(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const throughput = (20 * 1e6) / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 40,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  // A busy machine delays the response itself: it waits for a quieter moment.
  await expect(async () => {
    await page.goto("/about-us");
    await expectFonts(page, true);
  }).toPass();
});

test("slow connections get them after pictures, for the next page", async ({ page }) => {
  await page.addInitScript((ago) => {
    const timing = PerformanceResourceTiming.prototype;
    Object.defineProperty(timing, "requestStart", { get: () => -ago });
  }, fastHeadMs);
  await watchShifts(page);
  const asked = filesAsked(page, /\.woff2$/);
  const { release } = await holdRequests(page, "**/made/pictures/**");
  await page.goto("/about-us", { waitUntil: "domcontentloaded" });
  await expect(title(page)).toBeVisible();
  expect(asked).toEqual([]);
  const fonts = page.waitForResponse(/\.woff2$/);
  release();
  await (await fonts).finished();
  await fontsCome(page);
  await expectFonts(page, false);
  // Who routes requests has no cache, where the fonts lie by now.
  await page.unroute("**/made/pictures/**");
  await page.locator('footer a[href="/terms"]').click();
  await expect(page).toHaveURL("/terms");
  await expect(title(page)).toBeVisible();
  await expectFonts(page, true);
});

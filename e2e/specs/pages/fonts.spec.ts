import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { fontsWait } from "@/lib/timings";

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

/** All layout shift of a page so far. */
const shiftOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );

const title = (page: Page) => page.getByRole("heading", { level: 1, includeHidden: true });

/** Whether all fonts that pages load have come, wherever they are shown. */
const fontsCame = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ display }) => display === "swap")
      .every(({ status }) => status === "loaded"),
  );

test("on a quick line the first page waits for our fonts, and nothing moves", async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + fontsWait);
  await watchShifts(page);
  const { arrived, release } = await holdRequests(page, "**/*.woff2");
  await page.goto("/about-us", { waitUntil: "domcontentloaded" });
  await arrived;
  await expect(title(page)).toBeHidden();

  release();
  await expect(title(page)).toBeVisible();
  expect(await headingIsOurs(page)).toBe(true);
  expect(await shiftOf(page)).toBeCloseTo(0, 3);
});

test("fonts that are late are not shown on that page", async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + fontsWait);
  await watchShifts(page);
  const { arrived, release } = await holdRequests(page, "**/*.woff2");
  await page.goto("/about-us", { waitUntil: "domcontentloaded" });
  await arrived;
  await page.clock.runFor(fontsWait - 1);
  await expect(title(page)).toBeHidden();
  // The wait begins with a frame.
  await page.clock.runFor(100);
  await expect(title(page)).toBeVisible();

  release();
  await expect.poll(() => fontsCame(page)).toBe(true);
  expect(await headingIsOurs(page)).toBe(false);
  expect(await shiftOf(page)).toBeCloseTo(0, 3);
});

test("fonts that do not come at all keep nobody waiting", async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors([/woff2/]);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + fontsWait);
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto("/about-us");
  await expect(title(page)).toBeVisible();
  expect(await headingIsOurs(page)).toBe(false);
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
  await expect(title(page)).toBeVisible();
  expect(asked).not.toContain("font");

  const fonts = page.waitForResponse(/\.woff2$/);
  release();
  await (await fonts).finished();
  await expect.poll(() => fontsCame(page)).toBe(true);
  expect(await headingIsOurs(page)).toBe(false);
  expect(await shiftOf(page)).toBeCloseTo(0, 3);

  // Who routes requests has no cache, where the fonts lie by now.
  await page.unroute("**/pictures/**");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Use" }).click();
  await expect(page).toHaveURL("/terms");
  await expect(title(page)).toBeVisible();
  expect(await headingIsOurs(page)).toBe(true);
  expect(await shiftOf(page)).toBeCloseTo(0, 3);
});

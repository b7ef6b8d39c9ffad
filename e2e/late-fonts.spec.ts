import { type Page } from "@playwright/test";
import { expect, test } from "@/e2e/fixtures";
import { takenOver } from "@/e2e/page-steps";

/**
 * Whether a heading is drawn in a face of ours. Its width would not tell: the stand-in is adjusted to
 * take as much room, and where advances are whole pixels often takes exactly as much.
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

test("faces that come late move nothing, and are there on the next page (issue 6 no. 2)", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.woff2", async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/about-us", { waitUntil: "domcontentloaded" });
  await takenOver(page);
  expect(await headingIsOurs(page)).toBe(false);

  release();
  const ours = () =>
    page.evaluate(() => {
      const faces = [...document.fonts].filter(({ display }) => display === "optional");
      return faces.length > 0 && faces.every(({ status }) => status === "loaded");
    });
  await expect.poll(ours).toBe(true);
  expect(await headingIsOurs(page)).toBe(false);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);

  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/finance"]')?.click());
  await expect(page).toHaveURL("/finance");
  await expect.poll(() => headingIsOurs(page)).toBe(true);
});

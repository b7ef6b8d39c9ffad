import { type Page } from "@playwright/test";
import { expect, test } from "@/e2e/fixtures";
import { takenOver } from "@/e2e/page-steps";

/** How wide words of the heading face are that stand on every page. */
const wordsWidth = (page: Page) =>
  page
    .getByRole("contentinfo")
    .getByRole("heading", { name: "News for when the seasons turn" })
    .evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return words.getBoundingClientRect().width;
    });

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
  const before = await wordsWidth(page);

  release();
  const ours = () =>
    page.evaluate(() => {
      const faces = [...document.fonts].filter(({ display }) => display === "optional");
      return faces.length > 0 && faces.every(({ status }) => status === "loaded");
    });
  await expect.poll(ours).toBe(true);
  expect(await wordsWidth(page)).toBe(before);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);

  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/finance"]')?.click());
  await expect(page).toHaveURL("/finance");
  await expect.poll(() => wordsWidth(page)).not.toBe(before);
});

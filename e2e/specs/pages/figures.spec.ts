import type { Page } from "@playwright/test";
import { openedOn, partsOf } from "@/content/figures/parts";
import { expect, test } from "@/e2e/support/fixtures";
import { frames, open, scrollTop } from "@/e2e/support/page-steps";
import { swipeFrom } from "@/e2e/support/swipe";

// The machine opened on a service page, its numbers and their list; the pictures between sections;
// and the duct before and after.

const path = "/services/furnaceRepair";
const parts = partsOf("furnaceRepair");
const opened = openedOn("furnaceRepair");
const figure = (page: Page) => page.locator("figure").filter({ has: page.locator("svg") });
const mark = (page: Page, number: number) =>
  figure(page)
    .locator(".marks > g")
    .nth(number - 1);
const entry = (page: Page, number: number) =>
  figure(page)
    .getByRole("listitem")
    .nth(number - 1);
/** What a number is painted with. */
const fillOf = (page: Page, number: number) =>
  mark(page, number)
    .locator("circle")
    .evaluate((circle) => getComputedStyle(circle).fill);
const groundOf = (page: Page, number: number) =>
  entry(page, number).evaluate((item) => getComputedStyle(item, "::before").backgroundColor);

test.use({ contextOptions: { reducedMotion: "reduce" } });

const ducts = "/services/standardDuctCleaning";
const views = (page: Page) => page.locator("[data-compare] img");

test.describe("figures and pictures of a service page", { tag: "@read-only" }, () => {
  test("pointing at a part's name or number lights the other", async ({ page, isMobile }) => {
    test.skip(isMobile, "a finger points at nothing");
    await open(page, path);
    const plain = await fillOf(page, 2);
    await entry(page, 2).hover();
    await expect.poll(() => fillOf(page, 2)).not.toBe(plain);
    expect(await fillOf(page, 3)).toBe(plain);
    await mark(page, 3).hover();
    await expect.poll(() => fillOf(page, 2)).toBe(plain);
    await expect.poll(() => groundOf(page, 3)).not.toBe(plain);
  });

  test("a name's focus lights its number, and following it brings the number into sight", async ({
    page,
  }) => {
    await open(page, path);
    const plain = await fillOf(page, 4);
    const link = entry(page, 4).getByRole("link");
    await link.focus();
    await expect.poll(() => fillOf(page, 4)).not.toBe(plain);
    await page.keyboard.press("Enter");
    await expect(mark(page, 4)).toBeInViewport({ ratio: 1 });
    await page.getByRole("heading", { level: 1 }).click();
    await expect.poll(() => groundOf(page, 4)).not.toBe(plain);
  });

  test("each number stands on its part, whatever the width", async ({ page }) => {
    await open(page, path);
    const image = figure(page).locator("img");
    await image.scrollIntoViewIfNeeded();
    // On a phone it stands beside the page until its reader scrolls.
    await expect(image).toBeInViewport();
    const box = (await image.boundingBox())!;
    for (const [index, { x, y }] of parts.entries()) {
      const circle = (await mark(page, index + 1)
        .locator("circle")
        .boundingBox())!;
      expect(circle.x + circle.width / 2 - box.x).toBeCloseTo(x * box.width, -1);
      expect(circle.y + circle.height / 2 - box.y).toBeCloseTo(y * box.height, -1);
    }
  });

  test("on a phone no picture below the hero is asked for before its reader scrolls", async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, "in a large window the first one is near from the start");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page, path);
    await page.waitForLoadState("networkidle");
    const later = page.locator('main img[loading="lazy"]');
    const names = await later.evaluateAll((images) =>
      images.map((image) => /pictures\/([a-z-]+)-[0-9a-f]{8}/.exec(image.outerHTML)?.[1] ?? ""),
    );
    expect(names).toContain(opened);
    for (const name of names) expect(asked.filter((url) => url.includes(`/${name}-`))).toEqual([]);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => asked.some((url) => url.includes(`/${opened}-`))).toBe(true);
  });

  test("a figure weighs at most 60 kB, and nothing moves while pictures come", async ({ page }) => {
    const bodies: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      if (response.url().includes(`/${opened}-`)) bodies.push(response.body());
    });
    await open(page, path);
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (const image of await page.locator("main img").filter({ visible: true }).all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
    }
    expect(bodies).toHaveLength(1);
    expect((await bodies[0])?.length).toBeLessThanOrEqual(60_000);
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
  });

  test("a slider uncovers the duct before its cleaning", async ({ page }) => {
    await open(page, ducts);
    const slider = page.getByRole("slider", { name: "Show more of before" });
    await slider.scrollIntoViewIfNeeded();
    // Pictures further down take their places once the first screen is painted.
    await expect(async () => {
      const before = await views(page).first().boundingBox();
      expect(await views(page).last().boundingBox()).toEqual(before);
    }).toPass();
    await slider.focus();
    await slider.press("Home");
    await expect(page.locator("[data-compare]")).toHaveCSS("--at", "0%");
    await slider.press("ArrowRight");
    await expect(page.locator("[data-compare]")).toHaveCSS("--at", "1%");
    await expect(page.locator("[data-compare] figcaption")).toHaveText(/^Illustration/);
    // A browser that comes back to the page gives the slider its old place.
    await page.goto("/terms");
    await page.goBack();
    await expect(page.locator("[data-compare]")).toHaveCSS("--at", "1%");
  });

  test.describe("by touch", () => {
    test.use({ hasTouch: true });

    test("a vertical swipe that begins on the slider or its pictures scrolls the page", async ({
      page,
    }) => {
      await open(page, ducts);
      for (const start of [page.getByRole("slider"), views(page).last()]) {
        await start.evaluate((element) => element.scrollIntoView({ block: "center" }));
        await frames(page);
        const before = await scrollTop(page);
        const box = await start.boundingBox();
        if (!box) throw new Error("nothing to swipe on");
        await swipeFrom(page, { x: box.x + box.width / 3, y: box.y + box.height / 2 }, 0, -150);
        await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 100);
        await expect(page.locator("[data-compare]")).toHaveCSS("--at", "50%");
      }
    });
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("the duct stands before and after, side by side, without a slider", async ({ page }) => {
      await page.goto(ducts);
      const [before, after] = [
        await views(page).first().boundingBox(),
        await views(page).last().boundingBox(),
      ];
      expect(after?.y).toBe(before?.y);
      expect(after?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0));
      await expect(page.locator("[data-compare] input")).toBeHidden();
    });

    test("the figure is a picture with numbers and a list, which light each other", async ({
      page,
    }) => {
      await page.goto(path);
      for (const [index, { name, says }] of parts.entries()) {
        await expect(entry(page, index + 1)).toContainText(name);
        await expect(entry(page, index + 1)).toContainText(says);
        await expect(mark(page, index + 1)).toBeVisible();
      }
      await expect(figure(page).locator("svg")).toHaveAttribute("aria-hidden", "true");
      await entry(page, 1).getByRole("link").focus();
      await expect.poll(() => fillOf(page, 1)).not.toBe(await fillOf(page, 2));
    });
  });
});

import { type Page } from "@playwright/test";
import { animated, logAnimations } from "@/e2e/support/animation-log";
import { expect, test } from "@/e2e/support/fixtures";
import { frames, open, scrollTo, scrollTop } from "@/e2e/support/page-steps";

const toTop = (page: Page) => page.getByRole("button", { name: "Scroll to top", exact: true });
const instances = (page: Page) => page.locator('button[aria-label="Scroll to top"]');

test.describe("scrolling", { tag: "@read-only" }, () => {
  test("the scroll-to-top button is there twice and shows once, beyond 300 px (rows 22, 23)", async ({
    page,
  }) => {
    await open(page, "/about-us");
    await expect(instances(page)).toHaveCount(2);
    for (const width of [390, 991, 992, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await scrollTo(page, 301);
      await expect(toTop(page)).toHaveCount(1);
      await expect(toTop(page)).toBeVisible();
      await scrollTo(page, 300);
      await expect(toTop(page)).toHaveCount(0);
    }
    await expect(instances(page)).toHaveCount(2);
  });

  test("a press on it scrolls smoothly to the top (row 24)", async ({ page }) => {
    await open(page, "/about-us");
    await scrollTo(page, 1500);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      window.addEventListener("scroll", () => seen.push(window.scrollY));
    });
    await toTop(page).click();
    await expect(page.getByRole("main")).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(0);
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(seen.filter((top) => top > 0 && top < 1500).length).toBeGreaterThan(0);
    await expect(toTop(page)).toHaveCount(0);
  });

  test("with reduced motion it is at the top at once (row 24)", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/about-us");
    await scrollTo(page, 1500);
    await expect(toTop(page)).toBeVisible();
    const after = await toTop(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      return window.scrollY;
    });
    expect(after).toBe(0);
  });

  for (const [path, milliseconds] of [
    ["/", 700],
    ["/promotions", 700],
    ["/about-us", 1000],
    ["/services/acRepair", 1000],
  ] as const) {
    test(`blocks of ${path} come in once, over ${milliseconds} ms (rows 25, 26)`, async ({
      page,
    }) => {
      await logAnimations(page);
      await open(page, path);
      const blocks = page.locator("[data-reveal]");
      const count = await blocks.count();
      expect(count).toBeGreaterThan(0);
      const below = () =>
        blocks.evaluateAll((all) =>
          all.filter((each) => (each as HTMLElement).style.opacity === "0"),
        );
      const hidden = (await below()).length;
      expect(hidden).toBeGreaterThan(0);
      const wholeWay = async () => {
        for (let index = 0; index < count; index += 1) {
          await blocks.nth(index).evaluate((block) => block.scrollIntoView({ block: "center" }));
          await frames(page);
        }
      };
      const reveals = async () =>
        (await animated(page)).filter(({ opacity }) => opacity.includes("0")).length;

      await wholeWay();
      await expect.poll(reveals).toBe(hidden);
      for (const { duration, opacity } of await animated(page)) {
        if (opacity.includes("0")) expect(duration).toBe(milliseconds);
      }
      await scrollTo(page, 0);
      await wholeWay();
      expect(await reveals()).toBe(hidden);
      for (let index = 0; index < count; index += 1) {
        await expect(blocks.nth(index)).toHaveCSS("opacity", "1");
      }
    });
  }

  test("where a page opens at a later part, no block before it is hidden (row 25)", async ({
    page,
  }) => {
    await open(page, "/services/acRepair#part-4");
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
    await frames(page);
    const hidden = await page.locator("[data-reveal]").evaluateAll((blocks) =>
      blocks.map((block) => ({
        above: block.getBoundingClientRect().bottom < 0,
        hidden: (block as HTMLElement).style.opacity === "0",
      })),
    );
    expect(hidden).toContainEqual({ above: true, hidden: false });
    expect(hidden).not.toContainEqual({ above: true, hidden: true });
    expect(hidden).toContainEqual({ above: false, hidden: true });
  });
});

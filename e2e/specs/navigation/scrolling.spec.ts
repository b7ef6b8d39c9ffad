import type { Page } from "@playwright/test";
import { company } from "@/content/company";
import { pages } from "@/content/navigation";
import { frameWords } from "@/content/words/frame";
import { animated, logAnimations } from "@/e2e/support/animation-log";
import { expect, test } from "@/e2e/support/fixtures";
import { frames, open, scrollTo, scrollTop } from "@/e2e/support/page-steps";
import { scrollToTop, wideHeader } from "@/lib/distances";
import { reveal, revealContent } from "@/lib/timings";

const toTop = (page: Page) => page.getByRole("button", { name: frameWords.toTop, exact: true });

test.describe("scrolling", { tag: "@read-only" }, () => {
  test("the scroll-to-top button is there twice and shows once, beyond 300 px, at every width (rows 22, 23)", async ({
    page,
  }) => {
    await open(page, pages.about.path);
    await expect(page.locator(`button[aria-label="${frameWords.toTop}"]`)).toHaveCount(2);
    const bar = page.getByRole("navigation", { name: frameWords.callBar.label });
    for (const width of [390, wideHeader - 1, wideHeader, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await scrollTo(page, scrollToTop + 1);
      await expect(toTop(page)).toHaveCount(1);
      // On phones it lies on the bar, beside its links, and never on what is being read.
      if (width < wideHeader) {
        const box = await toTop(page).boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual((await bar.boundingBox())?.y ?? Infinity);
        const links = await bar.getByRole("link").all();
        for (const link of links) {
          const { x = 0, width = 0 } = (await link.boundingBox()) ?? {};
          expect(x + width).toBeLessThanOrEqual(box?.x ?? 0);
        }
      }
      await scrollTo(page, scrollToTop);
      await expect(toTop(page)).toHaveCount(0);
    }
  });

  test("it, the logo and Home scroll a home page smoothly to its top without a reload, at once with reduced motion; elsewhere the logo leads home (rows 24, 44, 45)", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, pages.home.path);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      window.addEventListener("scroll", () => seen.push(window.scrollY));
    });
    const named = (name: string) =>
      page.getByRole("banner").getByRole("link", { name, exact: true });
    for (const control of [toTop(page), named(company.name), named(pages.home.label)]) {
      await scrollTo(page, 1500);
      await control.click();
      await expect.poll(() => scrollTop(page)).toBe(0);
      const seen = await page.evaluate(() =>
        (window as unknown as { seen: number[] }).seen.splice(0),
      );
      expect(seen.filter((top) => top > 0 && top < 1500).length).toBeGreaterThan(0);
    }
    await page.emulateMedia({ reducedMotion: "reduce" });
    await scrollTo(page, 1500);
    await expect(toTop(page)).toBeVisible();
    const press = (button: HTMLElement) => [button.click(), window.scrollY];
    expect(await toTop(page).evaluate(press)).toEqual([undefined, 0]);
    await expect(page.getByRole("main")).toBeFocused();

    await open(page, pages.finance.path);
    await named(company.name).click();
    await expect(page).toHaveURL(pages.home.path);
  });

  for (const [path, milliseconds] of [
    [pages.home.path, reveal],
    [pages.about.path, revealContent],
    ["/services/acRepair", revealContent],
  ] as const) {
    test(`blocks of ${path} come in once, over ${milliseconds} ms (rows 25, 26)`, async ({
      page,
    }) => {
      await logAnimations(page);
      await open(page, path);
      const blocks = page.locator("[data-reveal]");
      const faint = () =>
        blocks.evaluateAll(
          (all: HTMLElement[]) => all.filter(({ style }) => style.opacity === "0").length,
        );
      const hidden = await faint();
      expect(hidden).toBeGreaterThan(0);
      const wholeWay = async () => {
        for (const block of await blocks.all()) {
          await block.evaluate((each) => each.scrollIntoView({ block: "center" }));
          await frames(page);
        }
      };
      const reveals = async () =>
        (await animated(page)).filter(({ opacity }) => opacity.includes("0"));

      await wholeWay();
      await expect.poll(async () => (await reveals()).length).toBe(hidden);
      for (const { duration } of await reveals()) expect(duration).toBe(milliseconds);
      await scrollTo(page, 0);
      await wholeWay();
      expect(await reveals()).toHaveLength(hidden);
      expect(await faint()).toBe(0);
    });
  }
});

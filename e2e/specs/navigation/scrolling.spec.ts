import { company } from "@/content/company";
import { pages } from "@/content/navigation";
import { frameWords } from "@/content/words/frame";
import { expect, type Page, test } from "@/e2e/support/fixtures";
import { boxOf, open, scrollTo, scrollTop, settled } from "@/e2e/support/page-steps";
import { scrollToTop, wideHeader } from "@/lib/distances";
import { reveal, revealContent } from "@/lib/timings";

const toTop = (page: Page) => page.getByRole("button", { name: frameWords.toTop, exact: true });

/** Notes how long each animation lasts that a script starts and that fades something in. */
const logReveals = (page: Page) =>
  page.addInitScript(() => {
    const durations: unknown[] = [];
    Object.assign(window, { durations });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (keyframes, options) {
      const animation = animate.call(this, keyframes, options);
      const { effect } = animation;
      const [first] = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      if (first?.["opacity"] === "0") durations.push(effect?.getTiming().duration);
      return animation;
    };
  });
const reveals = (page: Page) =>
  page.evaluate(() => (window as unknown as { durations: number[] }).durations);

test.describe("scrolling @read-only", () => {
  test("the scroll-to-top button shows once, beyond 300 px (rows 22, 23)", async ({ page }) => {
    await open(page, pages.about.path);
    await expect(page.locator(`button[aria-label="${frameWords.toTop}"]`)).toHaveCount(2);
    const bar = page.getByRole("navigation", { name: frameWords.callBar.label });
    for (const width of [390, wideHeader - 1, wideHeader, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await scrollTo(page, scrollToTop + 1);
      await expect(toTop(page)).toHaveCount(1);
      // It lies on the phone's bar, beside its links, or beside the content, never on what is read.
      if (width < wideHeader) {
        // The links make room for it.
        await settled(page);
        const { x, y } = await boxOf(toTop(page));
        expect(y).toBeGreaterThanOrEqual((await boxOf(bar)).y);
        for (const link of await bar.getByRole("link").all())
          expect((await boxOf(link)).right).toBeLessThanOrEqual(x);
      } else {
        const last = page.getByRole("banner").getByRole("link", { name: frameWords.menu.schedule });
        expect((await boxOf(toTop(page))).x).toBeGreaterThanOrEqual((await boxOf(last)).right);
      }
      await scrollTo(page, scrollToTop);
      await expect(toTop(page)).toHaveCount(0);
    }
  });

  test("degrees ride below the header, over no words (row 118) @phone", async ({ page }) => {
    await page.goto("/services/furnaceRepair");
    const degrees = page.locator("b.reading");
    const isWhole = (badge: Element) => {
      const { left, right, top, bottom } = badge.getBoundingClientRect();
      return [top + 1, bottom - 1].every((y) =>
        [left - 5, right + 5].every((x) => document.elementFromPoint(x, y)?.contains(badge)),
      );
    };
    for (const top of [2400, 3600]) {
      await scrollTo(page, top);
      // The header is told of it in a later frame.
      await expect(async () => {
        const edge = (await boxOf(page.getByRole("banner"))).bottom;
        expect((await boxOf(degrees)).y, `at ${top} px`).toBeGreaterThanOrEqual(edge - 1);
        expect(await degrees.evaluate(isWhole)).toBe(true);
      }).toPass();
    }
  });

  test("it, the logo and Home scroll home to its top (rows 24, 44, 45)", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    // As an advertisement leads here.
    await open(page, "/?gclid=1");
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
    const press = (control: HTMLElement) => [control.click(), window.scrollY][1];
    const named = (name: string) =>
      page.getByRole("banner").getByRole("link", { name, exact: true });
    for (const control of [toTop(page), named(company.name), named(pages.home.label)]) {
      await scrollTo(page, 1500);
      await expect(control).toBeVisible();
      expect(await control.evaluate(press)).toBe(1500);
      await expect.poll(() => scrollTop(page)).toBe(0);
    }
    await page.emulateMedia({ reducedMotion: "reduce" });
    await scrollTo(page, 1500);
    await expect(toTop(page)).toBeVisible();
    expect(await toTop(page).evaluate(press)).toBe(0);
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.locator("html[data-same-page]")).toHaveCount(1);
    expect(await entries()).toBe(before);

    await open(page, pages.finance.path);
    await named(company.name).click();
    await expect(page).toHaveURL(pages.home.path);
  });

  test("blocks come in once, none hidden before one scrolls (rows 25, 26)", async ({ page }) => {
    await logReveals(page);
    const { home, about, contact, gallery, services, serviceArea, promotions } = pages;
    const { maintenancePlan, accessibility } = pages;
    for (const [milliseconds, paths] of [
      [reveal, [home, contact, gallery, services, serviceArea, promotions]],
      [revealContent, [{ path: "/services/acRepair" }, about, maintenancePlan, accessibility]],
    ] as const) {
      for (const { path } of process.env.FULL ? paths : paths.slice(0, 1)) {
        await open(page, path);
        const blocks = page.locator("[data-reveal]");
        const faint = () =>
          blocks.evaluateAll(
            (all: HTMLElement[]) => all.filter(({ style }) => style.opacity === "0").length,
          );
        expect(await faint(), path).toBe(0);
        await scrollTo(page, 1);
        await expect.poll(faint, path).toBeGreaterThan(0);
        const inWindow = (all: Element[]) =>
          all.filter((each) => {
            const { top, height } = each.getBoundingClientRect();
            return height > 0 && top < innerHeight && getComputedStyle(each).opacity !== "1";
          }).length;
        expect(await blocks.evaluateAll(inWindow), path).toBe(0);
        const hidden = await faint();
        const wholeWay = () =>
          blocks.evaluateAll(async (all: HTMLElement[]) => {
            for (const each of all) {
              each.scrollIntoView({ block: "center", behavior: "instant" });
              // On a busy machine the observer is told of it later than in the next frame.
              do await new Promise(requestAnimationFrame);
              while (each.style.opacity === "0");
            }
          });
        await wholeWay();
        const durations = Array<number>(hidden).fill(milliseconds);
        await expect.poll(() => reveals(page), path).toEqual(durations);
        await scrollTo(page, 0);
        await wholeWay();
        expect(await reveals(page), path).toEqual(durations);
        expect(await faint(), path).toBe(0);
      }
    }
  });
});

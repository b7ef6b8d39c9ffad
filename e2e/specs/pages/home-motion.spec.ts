import { type Page } from "@playwright/test";
import { taglines } from "@/content/taglines";
import { expect, test } from "@/e2e/support/fixtures";
import { frames, open } from "@/e2e/support/page-steps";

const track = (page: Page) => page.locator(".strip-track");
const typed = (page: Page) => page.locator("h1 [aria-hidden=true]");
const items = (page: Page) => track(page).locator("li");

test.describe("what moves on home", { tag: ["@read-only", "@desktop-first"] }, () => {
  test("the drift takes 70 s at an even pace, for ever, and moves exactly one copy (row 80)", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(track(page)).toHaveCSS("animation-duration", "70s");
    await expect(track(page)).toHaveCSS("animation-timing-function", "linear");
    await expect(track(page)).toHaveCSS("animation-iteration-count", "infinite");
    const { moved, copyWidth } = await track(page).evaluate((element) => {
      const animation = element.getAnimations()[0];
      if (!animation) throw new Error("the strip has no animation");
      animation.pause();
      const leftAt = (time: number) => {
        animation.currentTime = time;
        return element.getBoundingClientRect().left;
      };
      return {
        moved: leftAt(0) - leftAt(69_999.999),
        copyWidth: element.firstElementChild?.getBoundingClientRect().width ?? 0,
      };
    });
    expect(copyWidth).toBeGreaterThan(1440);
    expect(Math.abs(moved - copyWidth)).toBeLessThan(0.5);
  });

  test("the town under the mouse is lifted while the strip waits; a finger lifts nothing (row 81)", async ({
    page,
    isMobile,
  }) => {
    await open(page, "/");
    await page.locator(".strip").evaluate((strip) => strip.scrollIntoView({ block: "center" }));
    const middle = await page.evaluate(() => {
      const box = document.querySelector(".strip")?.getBoundingClientRect();
      return { x: innerWidth / 2, y: box ? box.top + box.height / 2 : 0 };
    });
    const lifted = () =>
      items(page).evaluateAll(
        (all) =>
          all.filter((item) => {
            const { translate, transform } = getComputedStyle(item);
            return !["none", "0px"].includes(translate) || transform !== "none";
          }).length,
      );
    expect(await lifted()).toBe(0);
    if (isMobile) {
      await page.touchscreen.tap(middle.x, middle.y);
      expect(await lifted()).toBe(0);
      return;
    }
    await page.mouse.move(middle.x, middle.y);
    await expect(track(page)).toHaveCSS("animation-play-state", "paused");
    await expect.poll(lifted).toBe(1);
  });

  const buttons = [/^Pause headline$/, /^Pause town strip$/, /^Stop slide rotation$/];
  for (const pause of buttons) {
    test(`the button ${pause.source} stops headline, strip and stories alike (rows 68, 80, 146)`, async ({
      page,
    }) => {
      await page.clock.install();
      await open(page, "/");
      const stories = page.locator(".story-row");
      await stories.scrollIntoViewIfNeeded();
      await expect(stories).toHaveClass(/taken-over/);
      await typed(page).scrollIntoViewIfNeeded();
      await expect(typed(page)).not.toHaveText(taglines[0] ?? "");
      await page.getByRole("button", { name: pause }).click();
      await page.mouse.move(0, 0);
      await expect(page.getByRole("button", { name: /^(Start|Play) / })).toHaveCount(3);
      await expect(track(page)).toHaveCSS("animation-play-state", "paused");
      // One letter may already be on its way.
      await page.clock.runFor(200);
      const still = await typed(page).textContent();
      const story = await stories.locator(".swiper-slide-active").textContent();
      await page.clock.runFor(10_000);
      await frames(page);
      expect(await typed(page).textContent()).toBe(still);
      expect(await stories.locator(".swiper-slide-active").textContent()).toBe(story);

      await page.getByRole("button", { name: "Start headline" }).click();
      await page.mouse.move(0, 0);
      await expect(track(page)).toHaveCSS("animation-play-state", "running");
      await page.clock.runFor(1_000);
      await expect(typed(page)).not.toHaveText(still ?? "");
    });
  }

  test("with reduced motion nothing moves and no button offers to stop it (rows 67, 80, 146)", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await open(page, "/");
    await expect(track(page)).toHaveCSS("animation-name", "none");
    await expect(track(page).locator("ul").last()).toBeHidden();
    await page.locator(".story-row").scrollIntoViewIfNeeded();
    await expect(page.locator(".story-row")).toHaveClass(/taken-over/);
    await page.clock.runFor(12_000);
    await expect(typed(page)).toHaveText(taglines[0] ?? "");
    await expect(page.locator(".story-row .swiper-slide:not([inert])")).toHaveAccessibleName(
      "1 of 5",
    );
    await expect(page.getByRole("button", { name: /^(Pause|Start|Stop) / })).toHaveCount(0);
  });
});

import { type Page } from "@playwright/test";
import { testimonials } from "@/content/testimonials";
import { storyWords } from "@/content/words/stories";
import { expect, test } from "@/e2e/support/fixtures";
import { bringToLife, open } from "@/e2e/support/page-steps";

// One test for each assertion of the W3C's carousel tests that applies (F39).

const region = (page: Page) => page.getByRole("region", { name: "Customer stories" });
const control = (page: Page, name: string | RegExp) =>
  region(page).getByRole("button", { name, exact: true });
const slides = (page: Page) => page.locator(".story-row .swiper-slide");
const shown = (page: Page) => page.locator(".story-row .swiper-slide:not([inert])");
const row = (page: Page) => page.locator(".story-row .swiper-wrapper");

/** The name of a slide, counted from 1. */
const position = (place: number) => storyWords.position(place, testimonials.length);

/** Brings the stories in sight, with a clock that can be run ahead. */
async function reach(page: Page) {
  await page.clock.install();
  await open(page, "/");
  await region(page).scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await expect(page.locator(".story-row.taken-over")).toBeAttached();
}

test.describe("the carousel pattern", { tag: "@desktop-first" }, () => {
  test("the region is a carousel with a name (row 146)", async ({ page }) => {
    await reach(page);
    await expect(region(page)).toHaveAttribute("aria-roledescription", "carousel");
    await expect(region(page)).toHaveAccessibleName("Customer stories");
  });

  test("each slide is a group that says it is a slide, and which of five (F39)", async ({
    page,
  }) => {
    await reach(page);
    await expect(slides(page)).toHaveCount(testimonials.length);
    const labels = await slides(page).evaluateAll((all) =>
      all
        .filter(
          (slide) =>
            slide.role === "group" && slide.getAttribute("aria-roledescription") === "slide",
        )
        .map((slide) => slide.ariaLabel),
    );
    expect(labels.sort()).toEqual(testimonials.map((_, index) => position(index + 1)).sort());
  });

  test("the slides are quiet while they turn, and polite once they are stopped (row 146)", async ({
    page,
  }) => {
    await reach(page);
    await expect(row(page)).toHaveAttribute("aria-live", "off");
    await control(page, "Stop slide rotation").click();
    await expect(row(page)).toHaveAttribute("aria-live", "polite");
    await control(page, "Start slide rotation").click();
    await expect(row(page)).toHaveAttribute("aria-live", "off");
    await expect(region(page).locator("[aria-live=assertive]")).toHaveCount(0);
  });

  test("the pause button changes its words and is no toggle (row 146)", async ({ page }) => {
    await reach(page);
    await expect(control(page, "Stop slide rotation")).not.toHaveAttribute("aria-pressed");
    await control(page, "Stop slide rotation").click();
    await expect(control(page, "Start slide rotation")).toBeVisible();
    await expect(control(page, "Stop slide rotation")).toHaveCount(0);
  });

  test("Tab meets pause, previous, next and the dots, in this order (row 146)", async ({
    page,
  }) => {
    await reach(page);
    await control(page, "Stop slide rotation").focus();
    await page.keyboard.press("Tab");
    await expect(control(page, "Previous slide")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(control(page, "Next slide")).toBeFocused();
    for (let number = 1; number <= testimonials.length; number += 1) {
      await page.keyboard.press("Tab");
      await expect(control(page, `Go to slide ${number}`)).toBeFocused();
    }
  });

  for (const key of ["Enter", "Space"]) {
    test(`${key} works each control and leaves the focus on it (row 146)`, async ({ page }) => {
      await reach(page);
      await control(page, "Stop slide rotation").press(key);
      // On a slow machine the stories may have turned before they were stopped.
      const first = Number((await shown(page).getAttribute("aria-label"))?.charAt(0));
      for (const [name, number] of [
        ["Next slide", (first % testimonials.length) + 1],
        ["Previous slide", first],
        ["Go to slide 3", 3],
      ] as const) {
        await control(page, name).press(key);
        await expect(shown(page)).toHaveAccessibleName(position(number));
        await expect(control(page, name)).toBeFocused();
      }
    });
  }

  test("the keyboard's focus on any control stops the turning, and leaving does not restart it (row 146)", async ({
    page,
  }) => {
    await reach(page);
    await control(page, "Next slide").focus();
    await page.keyboard.press("Shift+Tab");
    await expect(control(page, "Start slide rotation")).toBeVisible();
    const held = (await shown(page).getAttribute("aria-label")) ?? "";
    await page.locator("footer a").first().focus();
    await page.clock.runFor(8_000);
    await expect(shown(page)).toHaveAccessibleName(held);
    await expect(control(page, "Start slide rotation")).toBeVisible();
  });

  test("a mouse resting on the slides holds them until it leaves (row 146)", async ({
    page,
    isMobile,
  }) => {
    await reach(page);
    if (!isMobile) {
      await page.locator(".story-row").hover();
      const held = (await shown(page).getAttribute("aria-label")) ?? "";
      await page.clock.runFor(8_000);
      await expect(shown(page)).toHaveAccessibleName(held);
      await page.mouse.move(0, 0);
    }
    await page.clock.runFor(4_200);
    await expect(shown(page)).toHaveAccessibleName(position(2));
  });

  test("hidden slides are inert, so nothing in them is read or reached (row 146)", async ({
    page,
  }) => {
    await reach(page);
    for (let turn = 0; turn < 3; turn += 1) {
      const open = await slides(page).evaluateAll((all) =>
        all.filter((slide) => !(slide as HTMLElement).inert).map((slide) => slide.ariaLabel),
      );
      expect(open).toEqual([position(turn + 1)]);
      await control(page, "Next slide").press("Enter");
      await expect(shown(page)).toHaveAccessibleName(position(turn + 2));
    }
  });

  test("a press counts before Swiper is there, and so does one while a story moves (row 146)", async ({
    page,
  }) => {
    await open(page, "/");
    await bringToLife(page);
    const next = control(page, "Next slide");
    await next.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await control(page, "Stop slide rotation").click();
    await expect(shown(page)).toHaveAccessibleName(position(3));
  });

  test("every control is at least 24 px in size (WCAG 2.5.8)", async ({ page }) => {
    await reach(page);
    for (const button of await region(page).getByRole("button").all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });
});

import { type Page } from "@playwright/test";
import { testimonials } from "@/content/testimonials";
import { expect, test } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { open, scriptsOf, scrollTo } from "@/e2e/support/page-steps";

type SwiperElement = HTMLElement & {
  swiper: {
    params: Record<string, unknown> & { autoplay: { delay: number } };
    autoplay: { running: boolean };
  };
};

const row = (page: Page) => page.locator(".story-row");
const control = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** The one story that is shown: all others are inert. */
const shown = (page: Page) => row(page).locator(".swiper-slide:not([inert])");
const expectStory = async (page: Page, number: number) => {
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toHaveAccessibleName(`${number} of 5`);
  await expect(control(page, `Go to slide ${number}`)).toHaveAttribute("aria-current", "true");
  await expect(page.locator('[aria-label^="Go to slide"][aria-current]')).toHaveCount(1);
};

/** Brings the stories in sight and waits until Swiper has taken them over. */
async function reach(page: Page) {
  await open(page, "/");
  await row(page).scrollIntoViewIfNeeded();
  await expect(row(page)).toHaveClass(/taken-over/);
  await expect(control(page, "Next slide")).toBeEnabled();
}
const running = (page: Page) =>
  row(page).evaluate((element) => (element as SwiperElement).swiper.autoplay.running);

test("Swiper turns them with the specification's numbers (rows 147, 148)", async ({ page }) => {
  await reach(page);
  const params = await row(page).evaluate((element) => {
    const { slidesPerView, spaceBetween, loop, speed, threshold, longSwipesMs, autoplay } = (
      element as SwiperElement
    ).swiper.params;
    return {
      ...{ slidesPerView, spaceBetween, loop, speed, threshold, longSwipesMs },
      delay: autoplay.delay,
    };
  });
  expect(params).toEqual({
    slidesPerView: 1,
    spaceBetween: 30,
    loop: true,
    speed: 300,
    threshold: 5,
    longSwipesMs: 300,
    delay: 3500,
  });
});

test(
  "they turn by themselves every 3500 ms and come round (rows 146, 147)",
  { tag: "@desktop-first" },
  async ({ page }) => {
    await page.clock.install();
    await reach(page);
    await page.mouse.move(0, 0);
    await expectStory(page, 1);
    for (const number of [2, 3, 4, 5, 1]) {
      await page.clock.runFor(3500 + 400);
      await expectStory(page, number);
    }
  },
);

test(
  "out of sight they rest, and turn again when they are seen (row 147)",
  { tag: "@desktop-first" },
  async ({ page }) => {
    await page.clock.install();
    await reach(page);
    await page.mouse.move(0, 0);
    await expect.poll(() => running(page)).toBe(true);
    await scrollTo(page, 0);
    await expect.poll(() => running(page)).toBe(false);
    await row(page).scrollIntoViewIfNeeded();
    await expect.poll(() => running(page)).toBe(true);
  },
);

test("arrows turn them both ways and around the ends (row 146)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await reach(page);
  await control(page, "Previous slide").click();
  await expectStory(page, 5);
  await control(page, "Next slide").click();
  await expectStory(page, 1);
  for (const number of [2, 3, 4, 5, 1]) {
    await control(page, "Next slide").click();
    await expectStory(page, number);
    await expect(shown(page)).toContainText(testimonials[number - 1]?.testimonial ?? "none");
  }
});

test("five dots lead to their stories (row 146)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await reach(page);
  const dots = page.getByRole("button", { name: /^Go to slide/ });
  await expect(dots).toHaveCount(5);
  for (const number of [4, 2, 5, 1, 3]) {
    await dots.nth(number - 1).click();
    await expectStory(page, number);
    await expect(shown(page)).toContainText(testimonials[number - 1]?.testimonial ?? "none");
  }
});

test("a story swiped away makes room for the next (row 148)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await reach(page);
  const box = await row(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) * 0.8, (box?.y ?? 0) + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - (box?.width ?? 0) * 0.7, y, { steps: 6 });
  await page.mouse.up();
  await expectStory(page, 2);
});

test("Swiper comes when they are near, and takes them over without moving anything (row 208)", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const asked = scriptsOf(page);
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(asked()).toEqual([]);
  const place = () =>
    page
      .locator("figure")
      .first()
      .evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top + window.scrollY, width, height].map(Math.round);
      });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = [await place(), await height()];
  await row(page).scrollIntoViewIfNeeded();
  await expect(row(page)).toHaveClass(/taken-over/);
  expect([await place(), await height()]).toEqual(before);
  expect(asked().some((path) => path.includes("StoryCarousel"))).toBe(true);
});

test("a story reached by hand before Swiper comes stays, and so does the focus (rows 146, 208)", async ({
  page,
}) => {
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  const chunks = await holdRequests(page, /\/_next\/static\/.*\.js/);
  await row(page).focus();
  await row(page).evaluate((element) => {
    const third = element.querySelectorAll("figure")[2];
    third?.scrollIntoView({ behavior: "instant", block: "nearest", inline: "start" });
  });
  chunks.release();
  await expect(row(page)).toHaveClass(/taken-over/);
  await expectStory(page, 3);
  await expect(shown(page).locator("figure")).toBeInViewport({ ratio: 0.9 });
  await expect(row(page)).toBeFocused();
});

test("without its script the row of stories scrolls by hand, and says so (rows 146, 208)", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors([/Failed to (load resource|fetch dynamically)/]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  await page.route("**/_next/static/**", (route) => route.fulfill({ status: 404, body: "" }));
  await row(page).scrollIntoViewIfNeeded();
  await expect(shown(page)).toHaveCount(5);
  await control(page, "Next slide").click();
  await expect(page.getByRole("alert").filter({ hasText: "didn't load" })).toBeVisible();
  const third = row(page).locator("figure").nth(2);
  await third.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await expect(third).toBeInViewport();
});

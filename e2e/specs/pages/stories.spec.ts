import { home } from "@/content/home";
import { testimonials } from "@/content/testimonials";
import { storyWords } from "@/content/words/stories";
import { testTime } from "@/e2e/support/clock";
import { expect, type Page, test } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { filesAsked, open, scriptFiles, scrollTo } from "@/e2e/support/page-steps";
import { storyDelay } from "@/lib/timings";

// With the W3C's tests of its carousel pattern that apply (F39). They hold for any number of stories
// that can turn; of one or none there is nothing to turn.
const count = testimonials.length;

const region = (page: Page) => page.getByRole("region", { name: home.stories.label });
const row = (page: Page) => page.locator(".story-row");
const slides = (page: Page) => row(page).locator(".swiper-slide");
/** The one story that is shown: all others are inert. */
const shown = (page: Page) => row(page).locator(".swiper-slide:not([inert])");
const control = (page: Page, name: string) =>
  region(page).getByRole("button", { name, exact: true });

/** The place of a story counted from 1, around both ends. */
const around = (place: number) => ((place - 1 + count) % count) + 1;

async function expectStory(page: Page, place: number) {
  await expect(shown(page)).toHaveAccessibleName(storyWords.position(around(place), count));
  await expect(shown(page)).toBeInViewport({ ratio: 0.9 });
  await expect(shown(page)).toContainText(testimonials[around(place) - 1]?.testimonial ?? "none");
  const dots = region(page).locator("[aria-current=true]");
  await expect(dots).toHaveAccessibleName(storyWords.goTo(around(place)));
}

async function reach(page: Page) {
  await open(page, "/");
  await row(page).scrollIntoViewIfNeeded();
  await expect(row(page)).toHaveClass(/carousel-ready/);
  await page.mouse.move(0, 0);
}

test.skip(count < 3, "there are too few stories to turn both ways");

test("they turn by themselves, and rest (rows 146, 147)", async ({ page, isMobile }) => {
  await page.clock.install({ time: testTime });
  await reach(page);
  await expect(region(page)).toHaveAttribute("aria-roledescription", storyWords.carousel);
  await expect(slides(page)).toHaveCount(count);
  for (const slide of await slides(page).all())
    await expect(slide).toHaveAttribute("aria-roledescription", storyWords.slide);
  // With the specification's numbers: 30 px apart, the library's own speed, threshold, long swipe.
  const told = { slidesPerView: 1, spaceBetween: 30, speed: 300, threshold: 5, longSwipesMs: 300 };
  for (const [name, value] of Object.entries(told))
    await expect(row(page)).toHaveJSProperty(`swiper.params.${name}`, value);
  expect(storyDelay).toBe(3500);
  for (const place of [1, 2]) {
    await expectStory(page, place);
    await page.clock.runFor(storyDelay + 400);
  }
  const restsWhile = async (hold: () => Promise<unknown>, free: () => Promise<unknown>) => {
    await hold();
    const before = await shown(page).getAttribute("aria-label");
    await page.clock.fastForward(3 * storyDelay);
    expect(await shown(page).getAttribute("aria-label")).toBe(before);
    await free();
    await page.clock.runFor(storyDelay + 400);
    await expect(shown(page)).not.toHaveAccessibleName(before ?? "");
  };
  const inSight = () => row(page).scrollIntoViewIfNeeded();
  await restsWhile(async () => {
    await scrollTo(page, 0);
    await expect(row(page)).not.toBeInViewport();
  }, inSight);
  if (!isMobile)
    await restsWhile(
      () => row(page).hover(),
      () => page.mouse.move(0, 0),
    );
});

test("keys work each control, and stop the turning for good (row 146)", async ({ page }) => {
  await page.clock.install({ time: testTime });
  await reach(page);
  // What turns by itself is not told, what is turned by hand is.
  const live = row(page).locator("[aria-live]");
  await expect(live).toHaveAttribute("aria-live", "off");
  await control(page, storyWords.stop).focus();
  await expect(live).toHaveAttribute("aria-live", "polite");
  await control(page, storyWords.goTo(1)).press("Space");
  await expectStory(page, 1);
  for (const [name, place] of [
    [storyWords.previous, count],
    [storyWords.next, 1],
    [storyWords.next, 2],
    [storyWords.goTo(count), count],
    [storyWords.next, count + 1],
  ] as const) {
    await control(page, name).press("Enter");
    await expectStory(page, place);
    await expect(control(page, name)).toBeFocused();
  }
  await control(page, storyWords.start).press("Enter");
  await control(page, storyWords.next).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(control(page, storyWords.start)).toBeVisible();
  await page.locator("footer a").first().focus();
  const held = (await shown(page).getAttribute("aria-label")) ?? "";
  await page.clock.runFor(2 * storyDelay + 1000);
  await expect(shown(page)).toHaveAccessibleName(held);
});

test("Swiper takes over in place; a swipe turns a story (rows 148, 208)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const asked = filesAsked(page, scriptFiles);
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  const chunks = await holdRequests(page, scriptFiles);
  await row(page).focus();
  const second = row(page).locator("figure").nth(1);
  await second.evaluate((element) =>
    element.scrollIntoView({ behavior: "instant", block: "nearest", inline: "start" }),
  );
  const before = await second.boundingBox();
  chunks.release();
  await expect(row(page)).toHaveClass(/carousel-ready/);
  await expectStory(page, 2);
  const after = await shown(page).locator("figure").boundingBox();
  expect(after).toEqual(before);
  await expect(row(page)).toBeFocused();
  const { x, y, width } = (await row(page).boundingBox())!;
  await page.mouse.move(x + width * 0.8, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.1, y + 40, { steps: 6 });
  await page.mouse.up();
  await expectStory(page, 3);
});

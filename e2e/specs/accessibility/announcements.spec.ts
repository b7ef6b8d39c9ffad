import type { Page } from "@playwright/test";
import { testimonials } from "@/content/testimonials";
import { towns } from "@/content/towns";
import { storyWords } from "@/content/words/stories";
import { announcements, logAnnouncements } from "@/e2e/support/announcements";
import { expect, test } from "@/e2e/support/fixtures";
import { filter, visitGallery } from "@/e2e/support/gallery-steps";
import { openCall, unsubscribed } from "@/e2e/support/journeys/calls";
import { networkComplaints } from "@/e2e/support/journeys/faults";
import { stopClock } from "@/e2e/support/journeys/stop-clock";
import { bringToLife, open } from "@/e2e/support/page-steps";

// The whole log of what a screen reader is told on each journey, in order (F39).

test.beforeEach(({ page }) => logAnnouncements(page));

test.describe("announcements", { tag: "@desktop-first" }, () => {
  for (const name of ["quote", "contact", "newsletter"] as const) {
    test(`${name}: a failure, the same again and a success are each told, their going is not (rows 98-100, 111, 153-155)`, async ({
      page,
      backend,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(networkComplaints);
      const { path, words: said, button, success, error } = await openCall[name](page);
      await backend.fault({ path, method: "POST", times: 2, fault: { status: 500 } });
      await stopClock(page);
      const told = [];
      for (const [region, words] of [
        [error, `assertive: ${said.fallback}`],
        [error, `assertive: ${said.fallback}`],
        [success, `polite: ${said.success}`],
      ] as const) {
        await button.click();
        told.push(words);
        await expect.poll(() => announcements(page)).toEqual(told);
        await expect(region).not.toBeEmpty();
      }
      await page.clock.runFor(5000);
      await expect(success).toBeEmpty();
      expect(await announcements(page)).toEqual(told);
    });
  }

  test("unsubscribing and coming back is told step by step (rows 162, 163, 166)", async ({
    page,
  }) => {
    const { button, success, words } = await openCall.resubscribe(page);
    await button.click();
    await expect(success).toHaveText(words.success);
    const steps = [words.loading, unsubscribed, words.loading, words.success];
    expect(await announcements(page)).toEqual(steps.map((words) => `polite: ${words}`));
  });

  test("the gallery tells how many pictures there are, at first and after a filter (row 173)", async ({
    page,
  }) => {
    const all = await visitGallery(page);
    await filter(page, "Heating").click();
    const heating = await page.getByRole("main").getByRole("listitem").count();
    await filter(page, "Display All").click();
    await expect
      .poll(() => announcements(page))
      .toEqual([
        `polite: ${all} pictures`,
        `polite: ${heating} pictures`,
        `polite: ${all} pictures`,
      ]);
  });

  test("the area search tells its result once the typing rests (rows 142, 143)", async ({
    page,
  }) => {
    await open(page, "/service-area");
    await bringToLife(page);
    await stopClock(page);
    const box = page.getByRole("searchbox");
    const told: string[] = [];
    const contact = "Ask if we come to you";
    for (const search of ["ville", "Springfield", "Spring", "aurora"]) {
      await box.fill("");
      await box.pressSequentially(search);
      expect(await announcements(page)).toEqual(told);
      await page.clock.runFor(400);
      const found = towns.filter((town) =>
        town.toLowerCase().includes(search.toLowerCase()),
      ).length;
      const areas = found === 1 ? "1 area" : `${found} areas`;
      if (found > 0) told.push(`polite: ${areas}`);
      else told.push(`polite: No results found for "${search}"`, `polite: ${contact}`);
      await expect.poll(() => announcements(page)).toEqual(told);
    }
    await box.press("Escape");
    await page.clock.runFor(400);
    expect(await announcements(page)).toEqual(told);
  });

  /** The stories in sight, with Swiper at work and a clock that can be run ahead. */
  async function reachStories(page: Page) {
    await page.clock.install();
    await open(page, "/");
    const stories = page.getByRole("region", { name: "Customer stories" });
    await stories.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    const control = (name: string) => stories.getByRole("button", { name, exact: true });
    await expect(stories.locator("[role=group]:not([inert])")).toHaveCount(1);
    return { stories, control };
  }

  const position = (place: number) => storyWords.position(place, testimonials.length);

  /** The announcement of a story, counted from 1. */
  const story = (number: number) =>
    expect.stringMatching(
      new RegExp(
        `^polite: ${position(number)} .*${testimonials[number - 1]?.testimonial.slice(0, 20)}`,
      ),
    );

  test("what moves by itself tells nothing: headline, strip and stories (rows 67, 80, 146)", async ({
    page,
  }) => {
    const { stories } = await reachStories(page);
    await page.clock.runFor(3500 + 400);
    await expect(stories.locator("[role=group]:not([inert])")).toHaveAccessibleName(position(2));
    await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
    const line = page.locator("h1 [aria-hidden=true]");
    const before = await line.textContent();
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(await line.textContent()).not.toBe(before);
    }).toPass();
    await page.clock.runFor(10_000);
    expect(await announcements(page)).toEqual([]);
  });

  test("a story moved to by hand is told, and no other (row 146)", async ({ page }) => {
    const { control } = await reachStories(page);
    await control("Stop slide rotation").press("Enter");
    await control("Next slide").press("Enter");
    await expect.poll(() => announcements(page)).toEqual([story(2)]);
    await control("Go to slide 5").press("Space");
    await expect.poll(() => announcements(page)).toEqual([story(2), story(5)]);
    await page.clock.runFor(10_000);
    expect(await announcements(page)).toEqual([story(2), story(5)]);
  });

  test("a visitor who wants less motion is told each story: none turns by itself (row 146)", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { control } = await reachStories(page);
    await control("Next slide").click();
    await expect.poll(() => announcements(page)).toEqual([story(2)]);
  });

  test("a code copied twice is told twice (row 138)", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-write"]);
    await open(page, "/promotions");
    await bringToLife(page);
    const told = "polite: Copied. Mention it to your technician.";
    const button = page.getByRole("button", { name: /^Use Code/ }).first();
    await button.click();
    await expect.poll(() => announcements(page)).toEqual([told]);
    await button.click();
    await expect.poll(() => announcements(page)).toEqual([told, told]);
  });
});

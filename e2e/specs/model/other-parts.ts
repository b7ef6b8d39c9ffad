import { storyWords } from "@/content/words/stories";
import { unsubscribeWords } from "@/content/words/unsubscribe";
import { sizes } from "@/e2e/specs/model/environment";
import { canUse, isOpen, step } from "@/e2e/specs/model/step";
import { newsletterRuns } from "@/e2e/specs/model/visitor";
import { expect } from "@/e2e/support/fixtures";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { bodiesSentTo, paths } from "@/e2e/support/journeys/sent";
import { unsubscribed, unsubscribeOn } from "@/e2e/support/journeys/unsubscribe";
import { covered } from "@/e2e/support/appearance";
import { expectLive, scrollTo } from "@/e2e/support/page-steps";

export const unsubscribe = step(
  "unsubscribe()",
  canUse("/unsubscribe"),
  async (_, { page, backend }) => {
    const { yes, resubscribe, done } = unsubscribeOn(page);
    if (!(await yes.count())) return;
    await yes.click();
    await expect(done).toHaveText(unsubscribed);
    const [left] = await bodiesSentTo(backend, paths.unsubscribe);
    expect(left).toEqual({ email: "a@b.c" });
    await resubscribe.click();
    await expect(done).toHaveText(unsubscribeWords.resubscribed);
  },
);

export const openPhoto = step("openPhoto()", canUse("/gallery"), async (_, { page }) => {
  const photo = page.locator("main li button").first();
  await photo.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(photo).toBeVisible();
});

export const switchMotion = step("switchMotion()", isOpen, async (visitor, { page }) => {
  const reducedMotion = !visitor.where.reducedMotion;
  await page.emulateMedia({ reducedMotion: reducedMotion ? "reduce" : "no-preference" });
  visitor.where = { ...visitor.where, reducedMotion };
});

/** The window becomes as low as a turned phone's or a zoomed one's, where no bar stays; and high again. */
export const turn = step("turn()", isOpen, async (visitor, { page }) => {
  const low = { width: 844, height: 390 };
  const isLow = page.viewportSize()?.height === low.height;
  await page.setViewportSize(isLow ? sizes[visitor.where.screen] : low);
  await scrollTo(page, 700);
  if (!isLow) await expect.poll(() => covered(page), "bars that stay").toBeLessThan(0.05);
});

export const nextStory = step("nextStory()", canUse("/"), async (_, { page }) => {
  const row = page.locator(".story-row");
  const next = page.locator(`button[aria-label="${storyWords.next}"]`);
  await next.focus();
  await expectLive(row);
  await next.click();
  const shown = page.locator(".swiper-slide:not([inert])");
  await expect(shown).toHaveCount(1);
  const gap = async () =>
    ((await shown.boundingBox())?.x ?? NaN) - ((await row.boundingBox())?.x ?? NaN);
  await expect.poll(gap, "the story stands at its place").toBeCloseTo(0, 0);
});

export const focusNewsletter = step(
  "focusNewsletter()",
  (visitor) => isOpen(visitor) && newsletterRuns(visitor) && !visitor.offline,
  async (_, { page }) => {
    await newsletterOn(page).input.focus();
    await expectLive(newsletterOn(page).input);
  },
);

import { storyWords } from "@/content/words/stories";
import { unsubscribeWords } from "@/content/words/unsubscribe";
import { sizes } from "@/e2e/specs/model/environment";
import { canLeave, isOpen, step } from "@/e2e/specs/model/step";
import { newsletterRuns, scriptsRun } from "@/e2e/specs/model/visitor";
import { expect } from "@/e2e/support/fixtures";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { bodiesSentTo, paths } from "@/e2e/support/journeys/sent";
import { unsubscribed, unsubscribeOn } from "@/e2e/support/journeys/unsubscribe";
import { covered } from "@/e2e/support/appearance";
import { expectLive, scrollTo, scrollTop } from "@/e2e/support/page-steps";

/** On the page that a mail links to: leaves the newsletter, and comes back. */
export const unsubscribe = () =>
  step(
    "unsubscribe()",
    (visitor) => canLeave(visitor) && visitor.path === "/unsubscribe" && scriptsRun(visitor),
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

/** In the gallery: opens the first photo, and closes it. */
export const openPhoto = (way: "Escape" | "Back" = "Escape") =>
  step(
    `openPhoto(${way})`,
    (visitor) => canLeave(visitor) && visitor.path === "/gallery" && scriptsRun(visitor),
    async (_, { page }) => {
      const photo = page.locator("main li button").first();
      await photo.click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await (way === "Back" ? page.goBack() : page.keyboard.press("Escape"));
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(photo).toBeVisible();
    },
  );

/** On a phone: opens the menu, and Back closes it. */
export const openMenu = () =>
  step(
    "openMenu()",
    (visitor) => canLeave(visitor) && visitor.where.screen === "phone" && visitor.where.popovers,
    async (_, { page }) => {
      const path = page.url();
      await page.locator("header button[popovertarget=menu]").first().click();
      await expect(page.locator("header #menu")).toBeVisible();
      await expect.poll(() => page.evaluate(() => history.state !== null)).toBe(true);
      await page.goBack();
      await expect(page.locator("header #menu")).toBeHidden();
      expect(page.url()).toBe(path);
    },
  );

/** The visitor comes to prefer reduced motion, or no longer. */
export const switchMotion = () =>
  step("switchMotion()", isOpen, async (visitor, { page }) => {
    const reducedMotion = !visitor.where.reducedMotion;
    await page.emulateMedia({ reducedMotion: reducedMotion ? "reduce" : "no-preference" });
    visitor.where = { ...visitor.where, reducedMotion };
  });

/** The window becomes as low as a turned phone's or a zoomed one's, where no bar stays; and high again. */
export const turn = () =>
  step("turn()", isOpen, async (visitor, { page }) => {
    const low = { width: 844, height: 390 };
    const isLow = page.viewportSize()?.height === low.height;
    await page.setViewportSize(isLow ? sizes[visitor.where.screen] : low);
    await scrollTo(page, 700);
    if (!isLow) await expect.poll(() => covered(page), "bars that stay").toBeLessThan(0.05);
  });

/** On home, with an advertisement's query: the logo leads to the top, and adds nothing to the history. */
export const pressLogo = () =>
  step(
    "pressLogo()",
    (visitor) => canLeave(visitor) && visitor.path === "/",
    async (_, { page }) => {
      const entries = () => page.evaluate(() => history.length);
      const before = await entries();
      await scrollTo(page, 300);
      await page.locator(`header a[href="/"]`).first().click();
      await expect.poll(() => scrollTop(page), "the top").toBe(0);
      expect(await entries()).toBe(before);
    },
  );

/** Looks a town up as it is pasted; Enter on one answer closes a phone's keyboard. */
export const searchTown = (typed: string, town: string) =>
  step(
    `searchTown(${typed})`,
    (visitor) => canLeave(visitor) && visitor.path === "/service-area" && scriptsRun(visitor),
    async (_, { page }) => {
      const box = page.locator("main input[type=search]");
      await box.focus();
      await expectLive(box);
      await box.fill(typed);
      const answer = page.locator("main react-island");
      await expect(answer).not.toContainText("Wheaton");
      await expect(answer).toContainText(town);
      await box.press("Enter");
      await expect(box).not.toBeFocused();
    },
  );

/** On home: brings the stories in sight, and turns to the next. */
export const nextStory = () =>
  step(
    "nextStory()",
    (visitor) => canLeave(visitor) && visitor.path === "/" && scriptsRun(visitor),
    async (_, { page }) => {
      const row = page.locator(".story-row");
      const next = page.locator(`button[aria-label="${storyWords.next}"]`);
      await next.focus();
      await expectLive(row);
      await next.click();
      const shown = page.locator(".swiper-slide:not([inert])");
      const gap = async () =>
        ((await shown.boundingBox())?.x ?? NaN) - ((await row.boundingBox())?.x ?? NaN);
      await expect.poll(gap, "the story stands at its place").toBeCloseTo(0, 0);
    },
  );

/** Another part of the page comes alive. */
export const focusNewsletter = () =>
  step(
    "focusNewsletter()",
    (visitor) => isOpen(visitor) && newsletterRuns(visitor) && !visitor.offline,
    async (_, { page }) => {
      await newsletterOn(page).input.focus();
      await expectLive(newsletterOn(page).input);
    },
  );

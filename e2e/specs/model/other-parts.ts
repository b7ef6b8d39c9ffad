import { unsubscribeWords } from "@/content/words/unsubscribe";
import { canLeave, isOpen, step } from "@/e2e/specs/model/step";
import { newsletterRuns } from "@/e2e/specs/model/visitor";
import { expect } from "@/e2e/support/fixtures";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { unsubscribed, unsubscribeOn } from "@/e2e/support/journeys/unsubscribe";
import { expectLive } from "@/e2e/support/page-steps";

/** On the page that a mail links to: leaves the newsletter, and comes back. */
export const unsubscribe = () =>
  step(
    "unsubscribe()",
    (visitor) =>
      canLeave(visitor) && visitor.path === "/unsubscribe" && visitor.where.scripts === "at once",
    async (_, { page }) => {
      const { yes, resubscribe, done } = unsubscribeOn(page);
      if (!(await yes.count())) return;
      await yes.click();
      await expect(done).toHaveText(unsubscribed);
      await resubscribe.click();
      await expect(done).toHaveText(unsubscribeWords.resubscribed);
    },
  );

/** In the gallery: opens the first photo, and closes it. */
export const openPhoto = () =>
  step(
    "openPhoto()",
    (visitor) =>
      canLeave(visitor) && visitor.path === "/gallery" && visitor.where.scripts === "at once",
    async (_, { page }) => {
      const photo = page.locator("main li button").first();
      await photo.click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
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

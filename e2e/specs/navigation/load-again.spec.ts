import { frameWords } from "@/content/words/frame";
import { galleryWords } from "@/content/words/gallery";
import { newsletterWords } from "@/content/words/newsletter";
import { expect, test } from "@/e2e/support/fixtures";
import { filter } from "@/e2e/support/gallery-steps";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { newAddress } from "@/e2e/support/journeys/quote-form";
import { failureOn, open, scriptFiles } from "@/e2e/support/page-steps";

// A part that has failed is tried again by loading the page again, and by nothing else.

test.describe("the page loaded again", { tag: "@desktop-first" }, () => {
  test("without a connection 'load again' keeps the page and says so", async ({
    page,
    context,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors([/Failed to (load resource|fetch dynamically)/, /dynamically imported/]);
    await open(page, "/service-area");
    await context.setOffline(true);
    const { input, button } = newsletterOn(page);
    const address = newAddress();
    await input.fill(address);
    await button.click();
    await failureOn(page).loadAgain.click();
    const says = frameWords.loading.unreachable.split("{again}")[0]?.trim() ?? "";
    const unreachable = page.getByRole("alert").filter({ hasText: says });
    await expect(unreachable).toBeVisible();
    await expect(input).toHaveValue(address);
    await context.setOffline(false);
    await unreachable.getByRole("button").click();
    await expect(unreachable).toBeHidden();
    await expect(input).toHaveValue(address);
    await button.click();
    await expect(newsletterOn(page).success).toHaveText(newsletterWords.subscribed);
  });

  test("a page older than the files on the server says so at its first use, and one press brings the new one (F44)", async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors([/Failed to (load resource|fetch dynamically)/, /dynamically imported/]);
    // As after another build was published without the old files; of a form: late-scripts.spec.ts.
    let isGone = true;
    await page.route(scriptFiles, (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    const { note, loadAgain } = failureOn(page);
    const heating = filter(page, galleryWords.filters.heating);
    await open(page, "/gallery");
    await heating.click();
    await expect(note).toHaveCount(1);
    isGone = false;
    await loadAgain.click();
    await expect(note).toHaveCount(0);
    await heating.click();
    await expect(heating).toHaveAttribute("aria-pressed", "true");

    isGone = true;
    await open(page, "/about-us");
    const { input, button, success } = newsletterOn(page);
    const address = newAddress();
    await input.fill(address);
    await expect(note).toHaveCount(1);
    isGone = false;
    await loadAgain.click();
    await expect(note).toHaveCount(0);
    await expect(input).toHaveValue(address);
    await button.click();
    await expect(success).toHaveText(newsletterWords.subscribed);
  });
});

import { frameWords } from "@/content/words/frame";
import { newsletterWords } from "@/content/words/newsletter";
import { expect, test } from "@/e2e/support/fixtures";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { newAddress } from "@/e2e/support/journeys/quote-form";
import { failureOn, open } from "@/e2e/support/page-steps";

// A part that has failed is tried again by loading the page again, and by nothing else.

test.describe("the page loaded again", { tag: "@desktop-first" }, () => {
  test("without a connection, and with one that stalls, 'load again' keeps the page and says so", async ({
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
    // No test can stop the clock of such a limit: here it ends at once.
    await page.evaluate(() => (AbortSignal.timeout = () => AbortSignal.abort()));
    await page.route("/service-area", () => {}, { times: 1 });
    const stalled = unreachable.getByRole("button");
    await stalled.evaluate((button) => button.setAttribute("data-pressed", ""));
    await stalled.click();
    await expect(unreachable.locator("[data-pressed]")).toHaveCount(0);
    await expect(input).toHaveValue(address);
    await page.evaluate(() => (AbortSignal.timeout = () => new AbortController().signal));
    await stalled.click();
    await expect(unreachable).toBeHidden();
    await expect(input).toHaveValue(address);
    await button.click();
    await expect(newsletterOn(page).success).toHaveText(newsletterWords.subscribed);
  });
});

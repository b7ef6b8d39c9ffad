import type { Page } from "@playwright/test";
import { frameWords } from "@/content/words/frame";
import { newsletterWords } from "@/content/words/newsletter";
import { expect, test } from "@/e2e/support/fixtures";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { newAddress } from "@/e2e/support/journeys/quote-form";
import { failureOn, open, scriptFiles } from "@/e2e/support/page-steps";

const unreachable = (page: Page) =>
  page
    .getByRole("alert")
    .filter({ hasText: frameWords.loading.unreachable.split("{again}")[0]?.trim() ?? "" });

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
    await expect(unreachable(page)).toBeVisible();
    await expect(input).toHaveValue(address);
    await context.setOffline(false);
    await unreachable(page).getByRole("button").click();
    await expect(unreachable(page)).toBeHidden();
    await expect(input).toHaveValue(address);
    await button.click();
    await expect(newsletterOn(page).success).toHaveText(newsletterWords.subscribed);
  });

  test("where the connection stalls it says so, too", async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors([/dynamically imported|net::ERR_FAILED/]);
    // A browser's clock for such limits cannot be stopped: here they end at once.
    await page.addInitScript(() => (AbortSignal.timeout = () => AbortSignal.abort()));
    await open(page, "/terms");
    await page.route(scriptFiles, (route) => route.abort());
    await page.route("**/terms", () => {});
    await newsletterOn(page).input.focus();
    await newsletterOn(page).button.click();
    await failureOn(page).loadAgain.click();
    await expect(unreachable(page)).toBeVisible();
  });
});

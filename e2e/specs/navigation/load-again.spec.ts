import type { Page } from "@playwright/test";
import { frameWords } from "@/content/words/frame";
import { galleryWords } from "@/content/words/gallery";
import { newsletterWords } from "@/content/words/newsletter";
import { expect, test } from "@/e2e/support/fixtures";
import { filter } from "@/e2e/support/gallery-steps";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { newAddress } from "@/e2e/support/journeys/quote-form";
import { open, scriptFiles } from "@/e2e/support/page-steps";

// A part that has failed is tried again by loading the page again, and by nothing else.

const { failed, again } = frameWords.loading;
const note = (page: Page) =>
  page.getByRole("alert").filter({ hasText: failed.split("{again}")[0] ?? failed });
const loadAgain = (page: Page) => note(page).getByRole("button", { name: again });

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
    await loadAgain(page).click();
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
    const address = newAddress();
    const uses = {
      "/gallery": {
        use: () => filter(page, galleryWords.filters.heating).click(),
        again: async () => {
          await filter(page, galleryWords.filters.heating).click();
          await expect(filter(page, galleryWords.filters.heating)).toHaveAttribute(
            "aria-pressed",
            "true",
          );
        },
      },
      "/about-us": {
        use: () => newsletterOn(page).input.fill(address),
        again: async () => {
          await expect(newsletterOn(page).input).toHaveValue(address);
          await newsletterOn(page).button.click();
          await expect(newsletterOn(page).success).toHaveText(newsletterWords.subscribed);
        },
      },
    };
    for (const [path, { use, again }] of Object.entries(uses)) {
      isGone = true;
      await open(page, path);
      await use();
      await expect(note(page)).toHaveCount(1);
      isGone = false;
      await loadAgain(page).click();
      await expect(note(page)).toHaveCount(0);
      await again();
    }
  });
});

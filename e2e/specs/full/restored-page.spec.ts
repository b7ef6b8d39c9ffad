import { pages } from "@/content/navigation";
import { formWords } from "@/content/words/forms";
import { frameWords } from "@/content/words/frame";
import { receiptWords } from "@/content/words/receipt";
import { browserSwitches } from "@/e2e/support/browser/find-browser";
import { expect, type Page, test } from "@/e2e/support/fixtures";
import { programOrInstall } from "@/e2e/support/hosts/debian-package";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { initialValues, openQuoteForm, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, paths } from "@/e2e/support/journeys/sent";
import { open } from "@/e2e/support/page-steps";

// Chromium's headless shell keeps no left page in memory, and Playwright forbids it to the whole
// browser: these tests bring their own.
test.use({
  launchOptions: async ({}, use) =>
    use({
      executablePath: await programOrInstall("chromium", "chromium"),
      args: browserSwitches,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    }),
});

async function comeBackFrom(page: Page, url: string, act?: () => Promise<void>) {
  await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
  await page.goto(url);
  await act?.();
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html[data-same-page]")).toHaveCount(1);
}

test("a page left in flight learns how it ended (F27) @full", async ({ page, backend }) => {
  const { button, fill, success } = await openQuoteForm(page, "/");
  await fill(sampleQuote());
  const held = await holdRequests(page, `**${paths.quote}`);
  await button.click();
  await held.arrived;
  await comeBackFrom(page, "/accessibility");
  await expect(button).toHaveText(formWords.sending);
  held.release();
  await expect(success).toHaveText(formWords.sent.home);
  await expect(button).not.toHaveText(formWords.sending);
  expect(await bodiesSentTo(backend, paths.quote)).toHaveLength(1);
});

test("who comes back finds all as it was (rows 40, 97, 109) @full", async ({ page, backend }) => {
  const quote = sampleQuote();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, pages.about.path);
  const form = await openQuoteForm(page, pages.contact.path);
  const message = form.field(formWords.fields.message);
  await message.fill(quote.message);
  await comeBackFrom(page, backend.url);
  await expect(message).toHaveValue(quote.message);

  await form.fill(quote);
  await form.button.click();
  await expect(form.success).toHaveText(formWords.sent.contact);
  await comeBackFrom(page, backend.url);
  await expect(page.getByRole("region", { name: receiptWords.arrived })).toBeVisible();
  await form.expectValues(initialValues);
  await expect(page.locator("[data-draft-note]")).toBeHidden();

  await page.getByRole("button", { name: frameWords.menu.open, exact: true }).click();
  const isOver = () => page.evaluate(() => history.state !== null);
  await expect.poll(isOver).toBe(true);
  await comeBackFrom(page, backend.url);
  // Playwright waits for a load that a page from memory does not have.
  await page.evaluate(() => history.back());
  await expect(page.locator("#menu")).toBeHidden();
  await expect.poll(isOver).toBe(false);
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(pages.about.path);
});

import { formWords } from "@/content/words/forms";
import { browserSwitches } from "@/e2e/support/browser/find-browser";
import { expect, test } from "@/e2e/support/fixtures";
import { programOrInstall } from "@/e2e/support/hosts/debian-package";
import { sendAndHold } from "@/e2e/support/journeys/hold-requests";
import { openQuoteForm, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { paths, postsTo } from "@/e2e/support/journeys/sent";

// F27. Chromium's headless shell keeps no left page in memory, and Playwright
// forbids it to the whole browser, so these tests bring their own.
test.use({
  launchOptions: async ({}, use) =>
    use({
      executablePath: await programOrInstall("chromium", "chromium"),
      args: browserSwitches,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    }),
});

test(
  "a quote's page left in flight comes back from memory and learns how it ended (F27)",
  { tag: "@full" },
  async ({ page, backend }) => {
    const { button, fill, success } = await openQuoteForm(page, "/");
    await fill(sampleQuote());
    const held = await sendAndHold(page, backend, { path: paths.quote, button });
    await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
    await page.goto("/accessibility");
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator("html[data-same-page]")).toHaveCount(1);
    await expect(button).toHaveText(formWords.sending);
    held.release();
    await expect(success).toHaveText(formWords.sent.home);
    await expect(button).not.toHaveText(formWords.sending);
    expect(await postsTo(backend, paths.quote)).toHaveLength(1);
  },
);

import { browserSwitches } from "@/e2e/support/browser/find-browser";
import { expect, test } from "@/e2e/support/fixtures";
import { programOrInstall } from "@/e2e/servers/hosts/debian-package";
import { callNames, openCall } from "@/e2e/support/journeys/calls";
import { sendAndHold } from "@/e2e/support/journeys/hold-requests";
import { postsTo } from "@/e2e/support/journeys/sent";

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

test.describe("a restored page", { tag: "@full" }, () => {
  for (const name of callNames) {
    test(`${name}, F27: a page left in flight comes back from memory and learns how it ended`, async ({
      page,
      backend,
    }) => {
      const call = await openCall[name](page);
      const held = await sendAndHold(page, backend, call);
      await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));
      await page.goto("/accessibility");
      await page.goBack({ waitUntil: "commit" });
      await expect(page.locator("html[data-same-page]")).toHaveCount(1);
      await expect(page.getByText(call.words.loading, { exact: true })).toBeVisible();
      held.release();
      await expect(call.success).toHaveText(call.words.success);
      await expect(page.getByText(call.words.loading, { exact: true })).toHaveCount(0);
      expect(await postsTo(backend, call.path)).toHaveLength(1);
    });
  }
});

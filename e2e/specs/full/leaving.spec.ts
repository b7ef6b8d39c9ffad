import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { type Call, calls } from "@/e2e/support/journeys/calls";
import { sendAndHold } from "@/e2e/support/journeys/in-flight";
import { postsTo } from "@/e2e/support/journeys/sent";
import { unsubscribeOn } from "@/e2e/support/journeys/unsubscribe";

/** The page asks anew; a quote's form says besides that nobody knows how the last one ended. */
async function expectAsksAgain(page: Page, call: Call) {
  const part = page.locator(call.name === "newsletter" ? "footer form" : "main");
  const { yes } = unsubscribeOn(page);
  const asks = call.name.endsWith("subscribe") ? yes : part.locator("button[type=submit]");
  await expect(asks).toBeEnabled();
  const isQuote = call.name === "quote" || call.name === "contact";
  await expect(
    page.getByText(/^We couldn't confirm that your last request was sent\./),
  ).toHaveCount(isQuote ? 1 : 0);
  await expect(page.getByText(call.loading, { exact: true })).toHaveCount(0);
  await expect(part.getByText(call.done, { exact: true })).toHaveCount(0);
}

test.describe("leaving a page", { tag: "@full" }, () => {
  for (const call of calls) {
    for (const [way, leave] of [
      ["F26: moving on while it is sent and coming back", leaveAndReturn],
      ["F28: a reload while it is sent", (page: Page) => page.reload()],
    ] as const) {
      test(`${call.name}, ${way}`, async ({ page, backend }) => {
        const ready = await call.open(page);
        await backend.clear();
        // The server has it, and answers a page that is gone.
        await backend.fault({ path: call.path, method: "POST", fault: { delayMs: 1500 } });
        const posts = async () => (await postsTo(backend, call.path)).length;
        await ready.button.click();
        await expect.poll(posts).toBe(1);
        await expect(page.getByText(call.loading, { exact: true })).toBeVisible();
        await leave(page);
        await expectAsksAgain(page, call);
        expect(await posts()).toBe(1);
      });
    }

    test(`${call.name}, F29: two tabs do not know of each other`, async ({
      page,
      context,
      backend,
    }) => {
      const first = await call.open(page);
      const tab = await context.newPage();
      const second = await call.open(tab);
      const held = await sendAndHold(page, backend, call, first);
      await second.expectKept();
      await second.button.click();
      await expect(second.success).toHaveText(call.done);
      await expect(page.getByText(call.loading, { exact: true })).toBeVisible();
      held.release();
      await expect(first.success).toHaveText(call.done);
      expect(await postsTo(backend, call.path)).toHaveLength(2);
    });
  }

  async function leaveAndReturn(page: Page) {
    await page.locator("footer").getByRole("link", { name: "About Us", exact: true }).click();
    await expect(page).toHaveURL("/about-us");
    await page.goBack();
  }
});

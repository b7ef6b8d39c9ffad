import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/fixtures";
import { type Call, calls } from "@/e2e/journeys/calls";
import { sendAndHold } from "@/e2e/journeys/in-flight";
import { postsTo } from "@/e2e/journeys/sent";
import { unsubscribeOn } from "@/e2e/journeys/unsubscribe";

// faults.md part b, rows 26, 28 and 29: a visitor leaves, reloads or opens a second tab in mid-flight.

/** The page asks as if nothing had been pressed: neither waiting, nor telling of an end. */
async function expectIdle(page: Page, call: Call) {
  const part = page.locator(call.name === "newsletter" ? "footer form" : "main");
  const { yes } = unsubscribeOn(page);
  const asks = call.name.endsWith("subscribe") ? yes : part.locator("button[type=submit]");
  await expect(asks).toBeEnabled();
  await expect(page.getByText(call.loading, { exact: true })).toHaveCount(0);
  await expect(part.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(part.getByText(call.done, { exact: true })).toHaveCount(0);
}

for (const call of calls) {
  test(`${call.name}, fault 26: moving on in mid-flight and coming back`, async ({
    page,
    backend,
  }) => {
    const ready = await call.open(page);
    const held = await sendAndHold(page, backend, call, ready);
    await page.locator("footer").getByRole("link", { name: "About Us", exact: true }).click();
    await expect(page).toHaveURL("/about-us");
    const answered = page.waitForResponse(`**${call.path}`);
    held.release();
    await (await answered).finished();
    // The footer, and with it what the newsletter says, is the same on every page.
    if (call.name === "newsletter") await expect(ready.success).toHaveText(call.done);
    // A quote's draft ends with its answer: only then may the visitor come back to an empty form.
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.goBack();
    if (call.name !== "newsletter") await expectIdle(page, call);
    else await expect(ready.button).toBeEnabled();
    expect(await postsTo(backend, call.path)).toHaveLength(1);
  });

  test(`${call.name}, fault 28: a reload in mid-flight`, async ({ page, backend }) => {
    const ready = await call.open(page);
    await backend.clear();
    // The server has it, and answers a page that is gone.
    await backend.fault({ path: call.path, method: "POST", fault: { delayMs: 1500 } });
    const posts = async () => (await postsTo(backend, call.path)).length;
    await ready.button.click();
    await expect.poll(posts).toBe(1);
    await expect(page.getByText(call.loading, { exact: true })).toBeVisible();
    await page.reload();
    await expectIdle(page, call);
    expect(await posts()).toBe(1);
  });

  test(`${call.name}, fault 29: two tabs do not know of each other`, async ({
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

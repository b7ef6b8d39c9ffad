import type { Page } from "@playwright/test";
import type { Backend } from "@/e2e/support/browser/backend";
import { expect } from "@/e2e/support/fixtures";
import type { Call } from "@/e2e/support/journeys/calls";
import { readyToExpect, wordsFor } from "@/e2e/support/journeys/expect-outcome";
import { postsTo } from "@/e2e/support/journeys/sent";

/**
 * F10: a send fails without a network, which comes back. Nothing is sent by
 * itself; the visitor's second try, with what was typed, succeeds. The unsubscribe page offers that
 * try only when its link is opened again.
 */
export async function expectBackOnline(page: Page, backend: Backend, call: Call): Promise<void> {
  const ready = await call.open(page);
  const expectFailure = await readyToExpect(page, backend, call, ready);
  await page.context().setOffline(true);
  await ready.button.click();
  await expectFailure("thrown", 0);

  await page.context().setOffline(false);
  await page.clock.runFor(3000);
  expect(await postsTo(backend, call.path)).toEqual([]);
  await ready.expectAfter(false);

  const second = await ready.again();
  const expectSuccess = await readyToExpect(page, backend, call, second);
  await second.button.click();
  await expectSuccess("success", 1);
}

/**
 * F25, for the forms, whose messages go: a new try three seconds after a failure puts its own
 * message in the old one's place, which the old one's end does not cut short.
 */
export async function expectNewMessage(page: Page, backend: Backend, call: Call): Promise<void> {
  const ready = await call.open(page);
  const expectOutcome = await readyToExpect(page, backend, call, ready);
  await backend.fault({ path: call.path, method: "POST", fault: { status: 500 } });
  await ready.button.click();
  await expect(ready.error).toHaveText(wordsFor(call, "fallback"));
  await page.clock.runFor(3000);
  await expect(ready.error).toHaveText(wordsFor(call, "fallback"));
  await ready.button.click();
  await expectOutcome("success", 2);
}

import type { Page } from "@playwright/test";
import type { Backend } from "@/e2e/browser/backend";
import { expect } from "@/e2e/fixtures";
import type { Call } from "@/e2e/journeys/calls";
import { readyToProve, wordsFor } from "@/e2e/journeys/prove-outcome";
import { postsTo } from "@/e2e/journeys/sent";

/**
 * Row 10 of faults.md part b: a send fails without a network, which comes back. Nothing is sent by
 * itself; the visitor's second try, with what was typed, succeeds. The unsubscribe page offers that
 * try only when its link is opened again.
 */
export async function proveBackOnline(page: Page, backend: Backend, call: Call): Promise<void> {
  const ready = await call.open(page);
  const proveFailure = await readyToProve(page, backend, call, ready);
  await page.context().setOffline(true);
  await ready.button.click();
  await proveFailure("thrown", 0);

  await page.context().setOffline(false);
  await page.clock.runFor(3000);
  expect(await postsTo(backend, call.path)).toEqual([]);
  await ready.expectAfter(false);

  const second = await ready.again();
  const proveSuccess = await readyToProve(page, backend, call, second);
  await second.button.click();
  await proveSuccess("success", 1);
}

/**
 * Row 25, for the forms, whose messages go: a new try three seconds after a failure puts its own
 * message in the old one's place, which the old one's end does not cut short.
 */
export async function proveNewMessage(page: Page, backend: Backend, call: Call): Promise<void> {
  const ready = await call.open(page);
  const proveOutcome = await readyToProve(page, backend, call, ready);
  await backend.fault({ path: call.path, method: "POST", fault: { status: 500 } });
  await ready.button.click();
  await expect(ready.error).toHaveText(wordsFor(call, "fallback"));
  await page.clock.runFor(3000);
  await expect(ready.error).toHaveText(wordsFor(call, "fallback"));
  await ready.button.click();
  await proveOutcome("success", 2);
}

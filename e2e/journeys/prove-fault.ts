import type { Page } from "@playwright/test";
import type { Backend } from "@/e2e/browser/backend";
import { expect, test } from "@/e2e/fixtures";
import type { Call, Ready } from "@/e2e/journeys/calls";
import { faultNamed } from "@/e2e/journeys/fault-table";
import type { FaultRow } from "@/e2e/journeys/fault-table";
import { postsTo } from "@/e2e/journeys/sent";

/** Lines the browser itself writes when a request fails; any other complaint fails the test. */
export const networkComplaints = [/Failed to load resource/, /blocked by CORS policy/];

/**
 * Sends once while the fault is at work, and proves what faults.md asks of every cell: the exact
 * words in the right region, what was typed kept, the number of POSTs, no GET after a redirect,
 * and the focus not lost to the body.
 */
export async function proveFault(
  page: Page,
  backend: Backend,
  call: Call,
  ready: Ready,
  fault: FaultRow,
): Promise<void> {
  await backend.clear();
  if (fault.server) await backend.fault({ path: call.path, ...fault.server });
  if (fault.network === "offline") await page.context().setOffline(true);
  else if (fault.network) {
    await page.route(`**${call.path}`, (route) => route.abort(fault.network));
  }
  await ready.button.click();
  await expectOutcome(page, call, ready, fault);

  if (fault.network) await page.unroute(`**${call.path}`);
  await page.context().setOffline(false);
  const posts = (await postsTo(backend, call.path)).length;
  if (fault.posts !== undefined) expect(posts).toBe(fault.posts);
  expect((await backend.requests()).filter(({ method }) => method === "GET")).toEqual([]);
}

async function expectOutcome(page: Page, call: Call, ready: Ready, { outcome }: FaultRow) {
  if (outcome === "success") {
    await expect(ready.success).toHaveText(call.done);
    await expect(ready.error.filter({ hasText: /\S/ })).toHaveCount(0);
  } else {
    const text = typeof outcome === "object" ? outcome.text : call[outcome];
    await expect(ready.error).toHaveText(text);
    await ready.expectKept();
  }
  const lost = await page.evaluate(() => document.activeElement === document.body);
  expect(lost, "the focus fell to the body").toBe(false);
  // A form is ready for the next try; the unsubscribe page has moved on to another state.
  if (ready.field) await expect(ready.button).toBeEnabled();
}

/**
 * Meets one call with several faults in turn: a form on one page, the unsubscribe page anew each
 * time. A refused preflight must come first, because the browser remembers a granted one.
 */
export async function proveFaults(page: Page, backend: Backend, call: Call, names: string[]) {
  let ready: Ready | undefined;
  for (const fault of names.map(faultNamed)) {
    await test.step(fault.name, async () => {
      if (!ready?.field) ready = await call.open(page);
      await proveFault(page, backend, call, ready, fault);
    });
  }
}

import type { Page } from "@playwright/test";
import type { Backend } from "@/e2e/support/browser/backend";
import { test } from "@/e2e/support/fixtures";
import type { Call } from "@/e2e/support/journeys/calls";
import type { Ready } from "@/e2e/support/journeys/ready";
import { faultNamed } from "@/e2e/support/journeys/fault-table";
import type { FaultRow } from "@/e2e/support/journeys/fault-table";
import { readyToExpect } from "@/e2e/support/journeys/expect-outcome";

/** Lines the browser itself writes when a request fails; any other complaint fails the test. */
export const networkComplaints = [/Failed to load resource/, /blocked by CORS policy/];

/** Sends once while the fault is at work, and expects what e2e/faults.md asks of every call. */
export async function expectFault(
  page: Page,
  backend: Backend,
  call: Call,
  ready: Ready,
  fault: FaultRow,
): Promise<void> {
  const expectOutcome = await readyToExpect(page, backend, call, ready);
  if (fault.server) await backend.fault({ path: call.path, ...fault.server });
  if (fault.network === "offline") await page.context().setOffline(true);
  else if (fault.network) {
    await page.route(`**${call.path}`, (route) => route.abort(fault.network));
  }
  await ready.button.click();
  await expectOutcome(fault.outcome, fault.posts);

  if (fault.network) await page.unroute(`**${call.path}`);
  await page.context().setOffline(false);
}

/**
 * Meets one call with several faults in turn: a form on one page, the unsubscribe page anew each
 * time. A refused preflight must come first, because the browser remembers a granted one.
 */
export async function expectFaults(page: Page, backend: Backend, call: Call, names: string[]) {
  let ready: Ready | undefined;
  for (const fault of names.map(faultNamed)) {
    await test.step(fault.name, async () => {
      if (!ready?.field) ready = await call.open(page);
      await expectFault(page, backend, call, ready, fault);
    });
  }
}

import type { Page } from "@playwright/test";
import type { Backend, PlannedFault } from "@/e2e/support/browser/backend";
import { test } from "@/e2e/support/fixtures";
import { openCall } from "@/e2e/support/journeys/calls";
import type { Call, CallName } from "@/e2e/support/journeys/calls";
import { readyToExpect } from "@/e2e/support/journeys/expect-outcome";
import type { Outcome } from "@/e2e/support/journeys/expect-outcome";

/** Lines the browser itself writes when a request fails; any other complaint fails the test. */
export const networkComplaints = [/Failed to load resource/, /blocked by CORS policy/];

/** 10,000 characters with markup and a mark that turns the writing direction. */
const longError = `<img src=x onerror="window.ran=1">\u202e${"long".repeat(2500)}`;

const answer = (status: number, error: string) => ({ status, body: JSON.stringify({ error }) });
const redirect = (status: number) => ({ status, location: "/outbox.json" });

type Fault = [
  number: `F${number}`,
  outcome: Outcome,
  cause: PlannedFault["fault"] | "connectionrefused" | "offline",
  /** How many POSTs reach the mock backend; unset where the browser may try a dead socket again. */
  posts?: number,
];

/**
 * Of F1-F9 and F11-F19 in e2e/failure-modes.md what only a browser can tell, and one of each kind:
 * lib/forms/mail.test.ts has every answer. A refused preflight comes first, because the browser
 * remembers a granted one.
 */
const faults: readonly Fault[] = [
  ["F12", "thrown", { preflightStatus: 403 }, 0],
  ["F8", "thrown", "connectionrefused", 0],
  ["F8", "thrown", { dropConnection: "before" }],
  ["F9", "thrown", "offline", 0],
  ["F1", { text: "Mail server is down" }, answer(500, "Mail server is down"), 1],
  ["F6", "fallback", { status: 404 }, 1],
  ["F7", { text: longError.slice(0, 500) }, answer(500, longError), 1],
  ["F11", "thrown", { omitCors: true }, 1],
  ["F14", "fallback", { dropConnection: "afterHeaders", status: 500 }, 1],
  ["F17", "thrown", redirect(301), 1],
  ["F18", "thrown", redirect(307), 1],
  ["F13", "success", { dropConnection: "afterHeaders" }, 1],
  ["F15", "success", { status: 200, body: "<h1>Sent</h1>" }, 1],
  ["F16", "success", { status: 204 }, 1],
  ["F19", "success", { badGzip: true }, 1],
];

/** Sends once while the fault is at work, and expects what e2e/failure-modes.md asks of every call. */
async function expectFault(
  page: Page,
  backend: Backend,
  call: Call,
  [, outcome, cause, posts]: Fault,
): Promise<void> {
  const expectOutcome = await readyToExpect(page, backend, call);
  await page.context().setOffline(cause === "offline");
  if (cause === "connectionrefused") await page.route(`**${call.path}`, (route) => route.abort());
  if (typeof cause === "object") {
    // A browser tries a dead socket again by itself.
    const times = cause.dropConnection === "before" ? 9 : 1;
    await backend.fault({ path: call.path, method: "POST", times, fault: cause });
  }
  await call.button.click();
  await expectOutcome(outcome, posts);
  await page.unroute(`**${call.path}`);
  await page.context().setOffline(false);
}

/**
 * Meets one call with all faults in turn: a form on one page until it was sent, the unsubscribe page
 * anew each time.
 */
export async function expectFaults(page: Page, backend: Backend, name: CallName): Promise<void> {
  let call: Call | undefined;
  for (const fault of faults) {
    const [number, outcome, cause] = fault;
    await test.step(`${number}: ${JSON.stringify(cause)}`, async () => {
      call ??= await openCall[name](page);
      await expectFault(page, backend, call, fault);
      if (!call.field || outcome === "success") call = undefined;
    });
  }
}

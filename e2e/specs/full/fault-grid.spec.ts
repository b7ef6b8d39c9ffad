import { test } from "@/e2e/support/fixtures";
import { calls } from "@/e2e/support/journeys/calls";
import { faultTable } from "@/e2e/support/journeys/fault-table";
import { gestures, expectGesture } from "@/e2e/support/journeys/gestures";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { networkComplaints, expectFault } from "@/e2e/support/journeys/expect-fault";
import { readyToExpect } from "@/e2e/support/journeys/expect-outcome";
import { expectBackOnline, expectNewMessage } from "@/e2e/support/journeys/second-try";

// One worker, so that the count below is the whole grid's.
test.describe.configure({ mode: "default" });

let ran = 0;
test.afterEach(() => {
  ran += 1;
});
test.afterAll(({}, info) => {
  console.log(`Fault grid, ${info.project.name}: ${ran} runs`);
});

test.describe("every fault of every call", { tag: "@full" }, () => {
  for (const call of calls) {
    for (const fault of faultTable) {
      test(`${call.name}, F${fault.row}: ${fault.name}`, async ({
        page,
        backend,
        expectConsoleErrors,
      }) => {
        expectConsoleErrors(networkComplaints);
        const ready = await call.open(page);
        await expectFault(page, backend, call, ready, fault);
      });
    }

    for (const gesture of gestures) {
      test(`${call.name}, F${gesture.row}: ${gesture.name} sends once`, async ({
        page,
        backend,
      }) => {
        await expectGesture(page, backend, call, gesture);
      });
    }

    for (const { row, ends, seconds, outcome } of [
      { row: 20, ends: "8 seconds and then an answer", seconds: 8, outcome: "success" },
      { row: 21, ends: "60 seconds and then a reset", seconds: 60, outcome: "thrown" },
    ] as const) {
      test(`${call.name}, F${row}: ${ends}`, async ({ page, backend, expectConsoleErrors }) => {
        expectConsoleErrors(networkComplaints);
        const ready = await call.open(page);
        const expectOutcome = await readyToExpect(page, backend, call, ready);
        const held = await holdRequests(page, `**${call.path}`);
        await ready.button.click();
        await held.arrived;
        await ready.expectWaiting(call.loading);
        await page.clock.runFor(seconds * 1000);
        await ready.expectWaiting(call.loading);
        if (outcome === "thrown") await page.context().setOffline(true);
        held.release();
        await expectOutcome(outcome, outcome === "success" ? 1 : 0);
        await page.context().setOffline(false);
      });
    }

    test(`${call.name}, F10: offline, and then back online`, async ({
      page,
      backend,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(networkComplaints);
      await expectBackOnline(page, backend, call);
    });

    // The unsubscribe page's words do not go, and a second press needs no clock: F10 and F25 do not apply.
    if (call.name.endsWith("subscribe")) continue;
    test(`${call.name}, F25: a new send three seconds after a message`, async ({
      page,
      backend,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(networkComplaints);
      await expectNewMessage(page, backend, call);
    });
  }
});

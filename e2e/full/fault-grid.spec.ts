import { expect, test } from "@/e2e/fixtures";
import { calls } from "@/e2e/journeys/calls";
import { faultTable } from "@/e2e/journeys/fault-table";
import { gestures, proveGesture } from "@/e2e/journeys/gestures";
import { holdRequests } from "@/e2e/journeys/hold-requests";
import { networkComplaints, proveFault } from "@/e2e/journeys/prove-fault";
import { postsTo } from "@/e2e/journeys/sent";
import { stopClock } from "@/e2e/journeys/stop-clock";

// One worker, so that the count below is the whole grid's.
test.describe.configure({ mode: "default" });

let ran = 0;
test.afterEach(() => {
  ran += 1;
});
test.afterAll(({}, info) => {
  console.log(`Fault grid, ${info.project.name}: ${ran} runs`);
});

for (const call of calls) {
  for (const fault of faultTable) {
    test(`${call.name}, fault ${fault.row}: ${fault.name}`, async ({
      page,
      backend,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(networkComplaints);
      const ready = await call.open(page);
      await proveFault(page, backend, call, ready, fault);
    });
  }

  for (const gesture of gestures) {
    test(`${call.name}, fault ${gesture.row}: ${gesture.name} sends once`, async ({
      page,
      backend,
    }) => {
      await proveGesture(page, backend, call, gesture);
    });
  }

  for (const { row, ends, outcome } of [
    { row: 20, ends: "8 seconds and then an answer", outcome: "done" },
    { row: 21, ends: "60 seconds and then a reset", outcome: "thrown" },
  ] as const) {
    test(`${call.name}, fault ${row}: ${ends}`, async ({ page, backend, expectConsoleErrors }) => {
      expectConsoleErrors(networkComplaints);
      const ready = await call.open(page);
      await backend.clear();
      const held = await holdRequests(page, `**${call.path}`);
      await stopClock(page);
      await ready.button.click();
      await held.arrived;
      await page.clock.runFor(row === 20 ? 8_000 : 60_000);
      await expect(page.getByText(call.loading, { exact: true })).toBeVisible();
      if (outcome === "thrown") await page.context().setOffline(true);
      held.release();
      const region = outcome === "done" ? ready.success : ready.error;
      await expect(region).toHaveText(call[outcome]);
      await page.context().setOffline(false);
      expect(await postsTo(backend, call.path)).toHaveLength(outcome === "done" ? 1 : 0);
    });
  }
}

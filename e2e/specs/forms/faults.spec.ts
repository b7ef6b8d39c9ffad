import { test } from "@/e2e/support/fixtures";
import { callNames } from "@/e2e/support/journeys/calls";
import { expectFaults, networkComplaints } from "@/e2e/support/journeys/faults";

// lib/forms/mail.test.ts has every answer that a server may give, specs/model meets some at any moment.
for (const name of callNames) {
  test(
    `${name}: each fault is told in its own words, loses nothing, and only a success is called one (rows 28, 97-100, 111, 154, 155, 164, 167, 168, 192-196; F1-F19)`,
    { tag: name === "quote" || name === "unsubscribe" ? "@desktop-first" : "@full" },
    async ({ page, backend, expectConsoleErrors }) => {
      test.slow();
      expectConsoleErrors(networkComplaints);
      await expectFaults(page, backend, name);
    },
  );
}

/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countCheck } from "@/e2e/tools/checks/count";

const folder = mkdtempSync(join(tmpdir(), "count-"));
const file = join(folder, "report.json");
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => delete process.env.FULL);

const ofJest = { numPassedTests: 12, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
const stats = { expected: 30, unexpected: 3, flaky: 1, skipped: 5 };
const ofPlaywright = { stats, errors: [{ message: "a worker died" }] };
const calm = { stats: { expected: 3, unexpected: 0, flaky: 0 }, errors: [] };

test.each([
  ["a file of Jest's that could not run is a failure", ofJest, "", 1, 12, 3],
  ["what passed at the second try passes", ofPlaywright, "", 1, 31, 4],
  ["in the full run that is a failure", ofPlaywright, "1", 1, 30, 5],
  ["a check that failed is one, whatever its report", calm, "", 1, 3, 1],
  ["a report of another shape is a failure", {}, "", 0, 0, 1],
])("%s", (_, report, full, code, passed, failed) => {
  if (full) process.env.FULL = full;
  writeFileSync(file, JSON.stringify(report));
  expect(countCheck(code, file)).toEqual({ passed, failed });
});

test("a check without a report is one failure or nothing, and one that lost its report a failure", () => {
  expect([countCheck(0), countCheck(2)].map(({ failed }) => failed)).toEqual([0, 1]);
  expect(countCheck(0, join(folder, "none")).failed).toBe(1);
});

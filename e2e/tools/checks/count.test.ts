/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countCheck, countJest, countPlaywright, sum } from "@/e2e/tools/checks/count";

const folder = mkdtempSync(join(tmpdir(), "count-"));
const file = join(folder, "report.json");
afterAll(() => rmSync(folder, { recursive: true }));

const jestReport = {
  numPassedTests: 12,
  numFailedTests: 2,
  numRuntimeErrorTestSuites: 1,
  numPendingTests: 4,
};
const playwrightReport = {
  stats: { expected: 30, unexpected: 3, flaky: 1, skipped: 5 },
  errors: [{ message: "a worker died" }],
};

test("Jest's passed tests count, and a file that could not run is a failure", () => {
  expect(countJest(jestReport)).toEqual({ passed: 12, failed: 3 });
});

test("Playwright's stray errors are failures, and skipped tests are not counted", () => {
  delete process.env.FULL;
  expect(countPlaywright(playwrightReport)).toEqual({ passed: 31, failed: 4 });
});

test("in the full run a flaky test is a failure", () => {
  process.env.FULL = "1";
  expect(countPlaywright(playwrightReport)).toEqual({ passed: 30, failed: 5 });
});

test("a check without a report is one failure or nothing", () => {
  expect(countCheck(0)).toEqual({ passed: 0, failed: 0 });
  expect(countCheck(2)).toEqual({ passed: 0, failed: 1 });
});

test("a check with a report is counted from it", () => {
  writeFileSync(file, JSON.stringify(jestReport));
  expect(countCheck(1, { file, count: countJest })).toEqual({ passed: 12, failed: 3 });
});

test("a check that failed counts as a failure even when its report names none", () => {
  writeFileSync(
    file,
    JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 0 }, errors: [] }),
  );
  expect(countCheck(1, { file, count: countPlaywright })).toEqual({ passed: 3, failed: 1 });
});

test("a report that is missing, cut short or of another shape is one failure", () => {
  expect(countCheck(0, { file: join(folder, "none.json"), count: countJest }).failed).toBe(1);
  writeFileSync(file, '{"numPassedTests": 1');
  expect(countCheck(0, { file, count: countJest })).toEqual({ passed: 0, failed: 1 });
  writeFileSync(file, "{}");
  expect(countCheck(0, { file, count: countPlaywright })).toEqual({ passed: 0, failed: 1 });
});

test("tallies add up", () => {
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 });
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
});

import { readFileSync } from "node:fs";

/** How many tests passed and failed; what was skipped is not counted. */
export type Tally = { passed: number; failed: number };

/**
 * What the JSON reports of Jest and Playwright have in common to be counted. A test file that could not run,
 * an error outside tests and a time-out are failures. A test that passed when it was run again counts as
 * passed; in `npm run test:full` Playwright fails for it.
 */
type Report = {
  stats?: { expected: number; unexpected: number; flaky: number };
  errors?: unknown[];
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
};

/**
 * Counts a finished check by its exit code and the file of its report. Without a report it is one
 * failure or nothing; one that is missing or cut short is a failure, as is a check that failed.
 */
export function countCheck(code: number, report?: string): Tally {
  const atLeast = code === 0 ? 0 : 1;
  if (!report) return { passed: 0, failed: atLeast };
  try {
    const { stats, errors = [], ...jest } = JSON.parse(readFileSync(report, "utf8")) as Report;
    const [passed, failed] = stats
      ? [stats.expected + stats.flaky, stats.unexpected + errors.length]
      : [jest.numPassedTests, jest.numFailedTests + jest.numRuntimeErrorTestSuites];
    if (!Number.isInteger(passed + failed)) throw new Error(`${report} is no report`);
    return { passed, failed: Math.max(failed, atLeast) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

/** How many tests passed and failed; what was skipped is not counted. */
export type Tally = { passed: number; failed: number };

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** Reads Jest's `--json` report: a test file that could not run at all is one failure. */
export function countJest(report: unknown): Tally {
  const counts = jestReport.parse(report);
  const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
  return { passed: counts.numPassedTests, failed };
}

/**
 * Reads Playwright's JSON report: tests that timed out and errors outside tests are failures. A test
 * that passed when it was run again is a failure too in `npm run test:full`; `npm test` lets it pass,
 * since a busy machine must not refuse a change, and Playwright lists it as flaky.
 */
export function countPlaywright(report: unknown): Tally {
  const { stats, errors } = playwrightReport.parse(report);
  const strict = Boolean(process.env.FULL);
  return {
    passed: stats.expected + (strict ? 0 : stats.flaky),
    failed: stats.unexpected + (strict ? stats.flaky : 0) + errors.length,
  };
}

/**
 * Counts a finished check. Without a report it is one failure or nothing; with one, the report
 * decides, but a check that failed never counts as fewer than one failure.
 */
export function countCheck(
  code: number,
  report?: { file: string; count: (report: unknown) => Tally },
): Tally {
  const atLeast = code === 0 ? 0 : 1;
  if (!report) return { passed: 0, failed: atLeast };
  if (!existsSync(report.file)) return { passed: 0, failed: 1 };
  try {
    const { passed, failed } = report.count(JSON.parse(readFileSync(report.file, "utf8")));
    return { passed, failed: Math.max(failed, atLeast) };
  } catch {
    return { passed: 0, failed: 1 }; // cut short while it was written
  }
}

/** The whole run's tally. */
export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }),
    { passed: 0, failed: 0 },
  );
}

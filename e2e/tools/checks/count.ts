import { readFileSync } from "node:fs";
import { z } from "zod";

/** How many tests passed and failed; what was skipped is not counted. */
export type Tally = { passed: number; failed: number };

/** Jest's `--json` report: a test file that could not run at all is one failure. */
const ofJest = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numRuntimeErrorTestSuites: z.number(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }));

/**
 * Playwright's JSON report: tests that timed out and errors outside tests are failures. A test that
 * passed when it was run again counts as passed; in `npm run test:full` Playwright fails for it.
 */
const ofPlaywright = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    errors: z.array(z.unknown()),
  })
  .transform(({ stats: { expected, unexpected, flaky }, errors }) => ({
    passed: expected + flaky,
    failed: unexpected + errors.length,
  }));

/**
 * Counts a finished check by its exit code and the file of its report. Without a report it is one
 * failure or nothing; one that is missing or cut short is a failure, as is a check that failed.
 */
export function countCheck(code: number, report?: string): Tally {
  const atLeast = code === 0 ? 0 : 1;
  if (!report) return { passed: 0, failed: atLeast };
  try {
    const read: unknown = JSON.parse(readFileSync(report, "utf8"));
    const { passed, failed } = z.union([ofJest, ofPlaywright]).parse(read);
    return { passed, failed: Math.max(failed, atLeast) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

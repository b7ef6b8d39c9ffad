import { readFileSync } from "node:fs";
import { z } from "zod";

/** How many tests passed and failed; what was skipped is not counted. */
export type Tally = { passed: number; failed: number };

/** Jest's `--json` report: a test file that could not run at all is one failure. */
export const jestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numRuntimeErrorTestSuites: z.number(),
  })
  .transform(({ numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites }): Tally => {
    return { passed, failed: numFailedTests + numRuntimeErrorTestSuites };
  });

/**
 * Playwright's JSON report: tests that timed out and errors outside tests are failures. A test that
 * passed when it was run again is a failure too in `npm run test:full`; `npm test` lets it pass, since
 * a busy machine must not refuse a change, and Playwright lists it as flaky.
 */
export const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    errors: z.array(z.unknown()),
  })
  .transform(({ stats: { expected, unexpected, flaky }, errors }): Tally => {
    const again = process.env.FULL ? flaky : 0;
    return { passed: expected + flaky - again, failed: unexpected + again + errors.length };
  });

export type Report = { file: string; schema: z.ZodType<Tally> };

/**
 * Counts a finished check. Without a report it is one failure or nothing; with one, the report
 * decides, but a check that failed never counts as fewer than one failure, nor one whose report is
 * missing or cut short.
 */
export function countCheck(code: number, report?: Report): Tally {
  const atLeast = code === 0 ? 0 : 1;
  if (!report) return { passed: 0, failed: atLeast };
  try {
    const { passed, failed } = report.schema.parse(JSON.parse(readFileSync(report.file, "utf8")));
    return { passed, failed: Math.max(failed, atLeast) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

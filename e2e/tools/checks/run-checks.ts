import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { installBrowser } from "@/e2e/support/browser/install-browser";
import { endOnRequest, startCommand } from "@/lib/servers/run-command";

/** How many tests passed and failed; what was skipped is not counted. */
type Tally = { passed: number; failed: number };

type Check = {
  name: string;
  command: string;
  /** The file that counts its tests, whose output is streamed; other output is shown on failure only. */
  report?: string;
  /** Runs only when the build succeeded, and with a browser. */
  ofExport?: true;
};

const run = (name: string, script: string): Check => ({
  name,
  command: `npm run --silent ${script}`,
});
const build = run("build", "build:e2e");
const lint = run("lint", "lint");
const types = run("types", "typecheck");
const sizes: Check = { ...run("sizes", "size"), ofExport: true };
const unit: Check = {
  ...run("unit", "test:unit -- --json --outputFile=test-results/jest.json"),
  report: "test-results/jest.json",
};
const browser = (only: string): Check => ({
  ...run("browser", `test:e2e -- ${only}`),
  report: "test-results/playwright.json",
  ofExport: true,
});

/**
 * One stage after the other; the lists of a stage are worked off beside each other, on a core each. Types
 * and the build write into the same folder, and so stand in one list.
 */
const first: Check[][] = [
  [types, build, sizes, run("unused code", "unused")],
  [lint, unit, run("format", "format:check")],
];
const all: Check[][][] = [first, [[browser("")]]];
/** What builds and tests for minutes itself would make the others slow, so it comes before them. */
const full: Check[][][] = [
  first,
  [[{ ...browser("--grep @alone"), name: "browser, alone" }]],
  [[browser("--grep-invert @alone")]],
];
const quick: Check[][][] = [
  [
    [types, build],
    [lint, unit],
  ],
  [[browser("forms/quote.spec --project=desktop")]],
];

const stops = new Set<() => Promise<unknown>>();
const tallies = new Map<string, Tally>();

/**
 * `npm test`, `npm run test:full` and `npm run test:quick`: runs every check, even after one failed,
 * and ends with the line "N passed, N failed". The exit code is 0 only when tests ran and nothing failed.
 */
async function runChecks(): Promise<void> {
  endOnRequest(stops, 130);
  const isFull = process.argv.includes("--full");
  if (isFull) process.env.FULL = "1";
  // A machine without one has it by the time it is needed.
  const browserFault = installBrowser().then(
    () => undefined,
    ({ message }: Error) => message,
  );

  for (const stage of isFull ? full : process.argv.includes("--quick") ? quick : all) {
    await Promise.all(
      stage.map(async (lane) => {
        for (const check of lane) tallies.set(check.name, await runCheck(check, browserFault));
      }),
    );
  }
  const sum = (key: keyof Tally) => [...tallies.values()].reduce((all, one) => all + one[key], 0);
  const failedChecks = [...tallies].filter(([, { failed }]) => failed > 0).map(([name]) => name);
  if (failedChecks.length > 0) console.log(`\nFailed: ${failedChecks.join(", ")}`);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exitCode = failedChecks.length > 0 || sum("passed") === 0 ? 1 : 0;
}

async function runCheck(check: Check, browserFault: Promise<string | undefined>): Promise<Tally> {
  const { name, report, ofExport } = check;
  if (ofExport && tallies.get(build.name)?.failed) {
    console.log(`- ${name}: not run, because ${build.name} failed`);
    return { passed: 0, failed: 0 };
  }
  const began = performance.now();
  if (report) {
    console.log(`> ${name}`);
    // A report left by an earlier run must not be counted for this one.
    rmSync(report, { force: true });
    // Jest writes into a folder only when it is there already, and on a clean clone it is not.
    mkdirSync(dirname(report), { recursive: true });
  }
  const fault = ofExport ? await browserFault : undefined;
  const { code, output } = fault ? { code: 1, output: fault } : await finish(check);
  const tally = count(code, report);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${tally.failed > 0 ? "✗" : "✓"} ${name} (${seconds} s)`);
  if (tally.failed > 0 && output) console.log(output.trimEnd());
  return tally;
}

/** What the JSON reports of Jest and Playwright have in common to be counted. */
type Report = {
  stats?: { expected: number; unexpected: number; flaky: number };
  errors?: unknown[];
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
};

/**
 * Counts a finished check by its exit code and its report. Without a report it is one failure or nothing;
 * a report that is missing or cut short is a failure, as is a check that failed. A test that passed when it was
 * run again counts as passed; in the full run Playwright fails for it.
 */
function count(code: number, report?: string): Tally {
  const atLeast = code === 0 ? 0 : 1;
  if (!report) return { passed: 0, failed: atLeast };
  try {
    const { stats, errors = [], ...jest } = JSON.parse(readFileSync(report, "utf8")) as Report;
    const [passed, failed] = stats
      ? [stats.expected + stats.flaky, stats.unexpected + errors.length]
      : [jest.numPassedTests, jest.numFailedTests + jest.numRuntimeErrorTestSuites];
    if (Number.isInteger(passed + failed)) return { passed, failed: Math.max(failed, atLeast) };
  } catch {}
  return { passed: 0, failed: 1 };
}

async function finish({ command, report }: Check) {
  const running = startCommand(command, { live: report !== undefined });
  stops.add(running.stop);
  const ended = await running.done;
  stops.delete(running.stop);
  return ended;
}

void runChecks();

import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { countCheck, sum } from "@/e2e/tools/checks/count";
import type { Tally } from "@/e2e/tools/checks/count";
import { checks } from "@/e2e/tools/checks/checks";
import type { Check } from "@/e2e/tools/checks/checks";
import { endOnRequest, startCommand } from "@/e2e/tools/checks/run-command";

/**
 * `npm test` and `npm run test:full`: runs every check, even after one failed, and ends with the
 * line "N passed, N failed". The exit code is 0 only when tests ran and nothing failed.
 */
async function runChecks(full: boolean): Promise<void> {
  const stops = new Set<() => Promise<unknown>>();
  endOnRequest(stops, 130);
  if (full) process.env.FULL = "1";
  const failedChecks = new Set<string>();
  const tallies: Tally[] = [];

  for (const check of checks) {
    if (check.needs && failedChecks.has(check.needs)) {
      console.log(`- ${check.name}: not run, because ${check.needs} failed`);
      continue;
    }
    const tally = await runCheck(check, stops);
    if (tally.failed > 0) failedChecks.add(check.name);
    tallies.push(tally);
  }

  const { passed, failed } = sum(tallies);
  if (failedChecks.size > 0) console.log(`\nFailed: ${[...failedChecks].join(", ")}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

async function runCheck(check: Check, stops: Set<() => Promise<unknown>>): Promise<Tally> {
  const began = performance.now();
  if (check.live) console.log(`> ${check.name}`);
  // A report left by an earlier run must not be counted for this one.
  if (check.report) {
    rmSync(check.report.file, { force: true });
    // Jest writes into a folder only when it is there already, and on a clean clone it is not.
    mkdirSync(dirname(check.report.file), { recursive: true });
  }
  const { code, output } = await finish(check, stops);
  const tally = countCheck(code, check.report);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${tally.failed > 0 ? "✗" : "✓"} ${check.name} (${seconds} s)`);
  if (tally.failed > 0 && output) console.log(output.trimEnd());
  return tally;
}

async function finish(check: Check, stops: Set<() => Promise<unknown>>) {
  try {
    const environment = await check.environment?.();
    const running = startCommand(check.command, { live: check.live, environment });
    stops.add(running.stop);
    const ended = await running.done;
    stops.delete(running.stop);
    return ended;
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) };
  }
}

void runChecks(process.argv.includes("--full"));

import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { countGate, sum } from "@/e2e/checks/count";
import type { Tally } from "@/e2e/checks/count";
import { gates } from "@/e2e/checks/gates";
import type { Gate } from "@/e2e/checks/gates";
import { endOnRequest, startCommand } from "@/e2e/checks/run-command";

/**
 * `npm test` and `npm run test:full`: runs every gate, even after one failed, and ends with the
 * line "N passed, N failed". The exit code is 0 only when tests ran and nothing failed.
 */
async function runChecks(full: boolean): Promise<void> {
  const stops = new Set<() => Promise<unknown>>();
  endOnRequest(stops, 130);
  if (full) process.env.FULL = "1";
  const failedGates = new Set<string>();
  const tallies: Tally[] = [];

  for (const gate of gates) {
    if (gate.needs && failedGates.has(gate.needs)) {
      console.log(`- ${gate.name}: not run, because ${gate.needs} failed`);
      continue;
    }
    const tally = await runGate(gate, stops);
    if (tally.failed > 0) failedGates.add(gate.name);
    tallies.push(tally);
  }

  const { passed, failed } = sum(tallies);
  if (failedGates.size > 0) console.log(`\nFailed: ${[...failedGates].join(", ")}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

async function runGate(gate: Gate, stops: Set<() => Promise<unknown>>): Promise<Tally> {
  const began = performance.now();
  if (gate.live) console.log(`> ${gate.name}`);
  // A report left by an earlier run must not be counted for this one.
  if (gate.report) {
    rmSync(gate.report.file, { force: true });
    // Jest writes into a folder only when it is there already, and on a clean clone it is not.
    mkdirSync(dirname(gate.report.file), { recursive: true });
  }
  const { code, output } = await finish(gate, stops);
  const tally = countGate(code, gate.report);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${tally.failed > 0 ? "✗" : "✓"} ${gate.name} (${seconds} s)`);
  if (tally.failed > 0 && output) console.log(output.trimEnd());
  return tally;
}

async function finish(gate: Gate, stops: Set<() => Promise<unknown>>) {
  try {
    const environment = await gate.environment?.();
    const running = startCommand(gate.command, { live: gate.live, environment });
    stops.add(running.stop);
    const ended = await running.done;
    stops.delete(running.stop);
    return ended;
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) };
  }
}

void runChecks(process.argv.includes("--full"));

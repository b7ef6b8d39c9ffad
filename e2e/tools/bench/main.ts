import { chromium } from "playwright";
import { measureAll } from "@/e2e/tools/bench/measure/measure-all";
import { readOptions } from "@/e2e/tools/bench/options";
import type { Options } from "@/e2e/tools/bench/options";
import { findExcesses } from "@/e2e/tools/bench/report/excesses";
import { excessLines, reportOf, writeReport } from "@/e2e/tools/bench/report/report";
import { keepResults, keepScale, keptResults, worseLines } from "@/e2e/tools/bench/report/results";
import { steeperLines } from "@/e2e/tools/bench/report/scale-lines";
import { measureScale } from "@/e2e/tools/bench/scale";
import { buildFloor } from "@/e2e/tools/bench/sites/floor";
import { writePlainInput } from "@/e2e/tools/bench/sites/plain-input";
import { startServers } from "@/e2e/tools/bench/sites/servers";
import { findSite, ownRoles } from "@/e2e/tools/bench/sites/site";
import { browserSwitches } from "@/e2e/support/browser/find-browser";
import { findOrInstallBrowser } from "@/e2e/support/browser/install-browser";
import { startCommand } from "@/e2e/tools/checks/run-command";
import { portFrom, mockBackendEnvironment } from "@/e2e/servers/preview/addresses";

/**
 * Measures the export beside an empty page of the same framework and the sites that were named, and
 * compares it with the budgets and with the kept run. Out: 1 when bytes, requests, files or layout
 * shift are over budget, else 0: no clock fails a run.
 */
async function benchmark(options: Options): Promise<number> {
  const beside = await Promise.all(options.beside.map(findSite));
  if (options.build) await buildSite();
  const site = { name: "ours", folder: options.out, roles: ownRoles };
  const alone = { floor: await buildFloor(), plainInput: await writePlainInput() };
  const servers = await startServers(site, beside, alone);
  const browser = await chromium.launch({
    executablePath: await findOrInstallBrowser(),
    args: browserSwitches,
  });
  const results = await measureAll(browser, servers, options);
  await browser.close();
  await servers.close();

  const excesses = findExcesses(results, options);
  console.log(`\n${reportOf(results)}\n\n${excessLines(excesses)}`);
  const kept = keptResults();
  if (kept) for (const line of worseLines(results, kept)) console.log(`worse than kept: ${line}`);
  if (options.keep) writeReport(keepResults(results));
  return excesses.some(({ fails }) => fails) ? 1 : 0;
}

async function buildSite(): Promise<void> {
  const environment = mockBackendEnvironment(portFrom("MAIL_PORT", 3001));
  const { code } = await startCommand("npm run build", { live: true, environment }).done;
  if (code !== 0) throw new Error("The build did not finish; what stopped it is above.");
}

async function benchmarkScale(keep: boolean): Promise<number> {
  const scale = await measureScale();
  const steeper = steeperLines(scale);
  for (const line of steeper) console.log(line);
  const kept = keep && keepScale(scale);
  if (kept) writeReport(kept);
  return steeper.some((line) => line.includes("files a page")) ? 1 : 0;
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  process.exitCode = await (options.scale ? benchmarkScale(options.keep) : benchmark(options));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

import { chromium } from "playwright";
import { findExcesses } from "@/e2e/tools/bench/budgets";
import { buildFloor } from "@/e2e/tools/bench/floor";
import { measureSite } from "@/e2e/tools/bench/measure";
import { readOptions } from "@/e2e/tools/bench/options";
import type { Options } from "@/e2e/tools/bench/options";
import { keepResults, keepScale, lastResults, worseLines } from "@/e2e/tools/bench/results";
import { routes } from "@/e2e/tools/bench/routes";
import { measureScale } from "@/e2e/tools/bench/scale";
import { startServers } from "@/e2e/tools/bench/servers";
import { scaleLines, steeperLines } from "@/e2e/tools/bench/scale-lines";
import { excessLines, tableOf } from "@/e2e/tools/bench/table";
import { browserSwitches } from "@/e2e/browser/find-browser";
import { findOrInstallBrowser } from "@/e2e/browser/install-browser";
import { startCommand } from "@/e2e/checks/run-command";
import { portFrom, standInEnvironment } from "@/e2e/preview/addresses";

/**
 * Measures the export beside an empty page of the same framework, built in the same run, and
 * compares both with the budgets and with the last run. Out: 1 when bytes, requests or layout
 * shift are over budget, else 0: no clock fails a run.
 */
async function benchmark(options: Options): Promise<number> {
  if (options.build) await buildSite();
  console.log("Building the floor …");
  const servers = await startServers(options.out, await buildFloor());
  const browser = await chromium.launch({
    executablePath: await findOrInstallBrowser(),
    args: browserSwitches,
  });
  const chosen = routes.filter((each) => options.only.length === 0 || options.only.includes(each));
  const last = lastResults();
  const results = await measureSite(browser, servers, chosen, options, (now) => {
    // A few pages must not put their date and versions over all the others.
    if (options.only.length === 0) keepResults(now, last);
  });
  await browser.close();
  await servers.close();

  const excesses = findExcesses(results, options);
  console.log(`\n${tableOf(results)}\n\n${excessLines(excesses)}`);
  if (last) for (const line of worseLines(results, last)) console.log(`worse than before: ${line}`);
  return excesses.some(({ fails }) => fails) ? 1 : 0;
}

async function buildSite(): Promise<void> {
  const environment = standInEnvironment(portFrom("MAIL_PORT", 3001));
  const { code } = await startCommand("npm run build", { live: true, environment }).done;
  if (code !== 0) throw new Error("The build did not finish; what stopped it is above.");
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!options.scale) {
    process.exitCode = await benchmark(options);
    return;
  }
  const scale = await measureScale();
  keepScale(scale);
  console.log(scaleLines(scale).join("\n"));
  for (const line of steeperLines(scale)) console.log(line);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

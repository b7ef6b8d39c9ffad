import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { portFrom, mockBackendEnvironment } from "@/lib/servers/preview/addresses";
import { browserSwitches } from "@/e2e/support/browser/find-browser";
import { findOrInstallBrowser } from "@/e2e/support/browser/install-browser";
import { measureAll } from "@/e2e/tools/bench/measure/measure-all";
import { keep, overBar, tableOf } from "@/e2e/tools/bench/report/report";
import { findSite, startServers, templates } from "@/e2e/tools/bench/sites/sites";
import type { Template } from "@/e2e/tools/bench/sites/sites";
import { startCommand } from "@/lib/servers/run-command";

/** Reads the command line; throws one sentence about what it does not know. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      "no-build": { type: "boolean", default: false },
      keep: { type: "boolean", default: false },
      runs: { type: "string", default: "5" },
      only: { type: "string", multiple: true, default: [] },
      beside: { type: "string", multiple: true, default: [] },
    },
  });
  const runs = Number(values.runs);
  if (!(Number.isInteger(runs) && runs > 0)) throw new Error("--runs takes a whole number.");
  const pages = Object.keys(templates) as Template[];
  const whole = values.only.length === 0;
  const wanted = pages.filter((page) => whole || values.only.includes(templates[page]));
  if (!whole && (values.keep || wanted.length < values.only.length))
    throw new Error(`--only takes ${Object.values(templates).join(", ")}, and no --keep.`);
  return { ...values, runs, whole, wanted };
}

/** Measures the export and the sites beside it. Out: whether a value that no machine changes is over. */
async function benchmark(): Promise<boolean> {
  const options = readOptions();
  const mailPort = portFrom("MAIL_PORT", 3001);
  const beside = await Promise.all(options.beside.map(findSite));
  const environment = mockBackendEnvironment(mailPort);
  const build = () => startCommand("npm run build", { live: true, environment }).done;
  if (!options["no-build"] && (await build()).code !== 0)
    throw new Error("The build did not finish; what stopped it is above.");

  const start = performance.now();
  const servers = await startServers([await findSite("ours=out"), ...beside], mailPort);
  const executablePath = await findOrInstallBrowser();
  const browser = await chromium.launch({ executablePath, args: browserSwitches });
  const sites = await measureAll({ browser, executablePath }, servers.served, options);
  const version = browser.version();
  await browser.close();
  await servers.close();

  const minutes = Math.round((performance.now() - start) / 60_000);
  const date = new Date().toISOString().slice(0, 10);
  const run = `Of ${date}, in ${minutes} minutes: ${options.runs} rounds, Chromium ${version}.`;
  const results = { run, sites };
  const over = overBar(results, options.whole);
  console.log(`\n${run}\n\n${await tableOf(results)}`);
  for (const { name, fails } of over) console.log(`${fails ? "fails" : "slow"}: ${name}`);
  if (options.keep) await keep(results);
  return over.some(({ fails }) => fails);
}

try {
  process.exitCode = (await benchmark()) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { startMailBackend } from "@/e2e/servers/mock-backend/server";
import { portFrom, mockBackendEnvironment } from "@/e2e/servers/preview/addresses";
import { startPreview } from "@/e2e/servers/preview/server";
import { browserSwitches } from "@/e2e/support/browser/find-browser";
import { findOrInstallBrowser } from "@/e2e/support/browser/install-browser";
import { measureAll } from "@/e2e/tools/bench/measure/measure-all";
import { templates, type Template } from "@/e2e/tools/bench/measure/templates";
import { keep, overBar, tableOf } from "@/e2e/tools/bench/report/report";
import { startCommand } from "@/e2e/tools/checks/run-command";

/** Reads the command line; throws one sentence about what it does not know. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      "no-build": { type: "boolean", default: false },
      keep: { type: "boolean", default: false },
      only: { type: "string", multiple: true, default: [] },
    },
  });
  const pages = Object.keys(templates) as Template[];
  const whole = values.only.length === 0;
  const wanted = pages.filter((page) => whole || values.only.includes(templates[page]));
  if (!whole && (values.keep || wanted.length < values.only.length))
    throw new Error(`--only takes ${Object.values(templates).join(", ")}, and no --keep.`);
  return { ...values, whole, wanted };
}

/** Measures the export. Out: whether a value that no machine changes is over its bar. */
async function benchmark(): Promise<boolean> {
  const options = readOptions();
  const mailPort = portFrom("MAIL_PORT", 3001);
  const environment = mockBackendEnvironment(mailPort);
  const build = () => startCommand("npm run build", { live: true, environment }).done;
  if (!options["no-build"] && (await build()).code !== 0)
    throw new Error("The build did not finish; what stopped it is above.");

  const start = performance.now();
  const outboxDir = join(tmpdir(), "bench-outbox");
  const backend = await startMailBackend({ port: mailPort, outboxDir });
  const { url, close } = await startPreview({ port: 0, outDir: "out" });
  const executablePath = await findOrInstallBrowser();
  const browser = await chromium.launch({ executablePath, args: browserSwitches });
  const values = await measureAll({ browser, executablePath }, url, options.wanted);
  const version = browser.version();
  await browser.close();
  await Promise.all([close(), backend.close()]);

  const minutes = Math.round((performance.now() - start) / 60_000);
  const date = new Date().toISOString().slice(0, 10);
  const run = `Of ${date}, in ${minutes} minutes: Chromium ${version}.`;
  const results = { run, values };
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

import { chromium, type Browser } from "playwright";
import { browserSwitches } from "@/e2e/support/browser/find-browser";
import { findOrInstallBrowser } from "@/e2e/support/browser/install-browser";
import { firstPaint, touchToContact, touchToHydrated } from "@/e2e/tools/bench/measure";
import { startSlowConnection } from "@/e2e/tools/bench/slow-connection";
import { startPreview } from "@/lib/servers/preview/preview";

type Measure = (browser: Browser, url: string) => Promise<number>;
const lines: [name: string, path: string, measure: Measure][] = [
  ["first paint, home", "/", firstPaint],
  ["first paint, service", "/services/furnaceRepair", firstPaint],
  ["touch to hydrated, contact", "/contact", touchToHydrated],
  ["touch to hydrated, service", "/services/furnaceRepair", touchToHydrated],
  ["next page", "/services/furnaceRepair", touchToContact],
];

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;

async function startSite(outDir: string) {
  const preview = await startPreview({ port: 0, outDir });
  const slow = await startSlowConnection(Number(new URL(preview.url).port));
  return { url: slow.url, close: () => slow.close().then(preview.close) };
}

const [oldOut, newOut, count = "9"] = process.argv.slice(2);
if (!oldOut || !newOut) {
  console.error("Which exports? npm run bench -- OLD_OUT NEW_OUT [ROUNDS]");
  process.exit(1);
}
const [before, after] = [await startSite(oldOut), await startSite(newOut)];
const executablePath = await findOrInstallBrowser();
const browser = await chromium.launch({ executablePath, args: browserSwitches });
const table: Record<string, object> = {};
for (const [name, path, measure] of lines) {
  const rounds: [before: number, after: number][] = [];
  while (rounds.length < Number(count)) {
    // In turn, so that both meet the same machine.
    const old = await measure(browser, before.url + path);
    const now = await measure(browser, after.url + path);
    rounds.push([old, now]);
    console.log(`${name}: ${Math.round(old)} ${Math.round(now)}`);
  }
  table[name] = {
    "before, ms": Math.round(median(rounds.map(([old]) => old))),
    "after, ms": Math.round(median(rounds.map(([, now]) => now))),
    "ratio by round": Number(median(rounds.map(([old, now]) => now / old)).toFixed(2)),
  };
}
console.table(table);
await browser.close();
await Promise.all([before.close(), after.close()]);

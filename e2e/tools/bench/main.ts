import { type Browser, chromium } from "playwright";
import { browserSwitches, findBrowser } from "@/e2e/support/browser/find-browser";
import { installBrowser } from "@/e2e/support/browser/install-browser";
import { startPreview } from "@/lib/servers/preview/preview";

const paths = ["/contact", "/services/furnaceRepair"];

/** Slow 4G, in ms and bytes a second, and a phone with a processor four times slower, as Lighthouse applies them. */
const slow4G = { latency: 560, downloadThroughput: 188_744, uploadThroughput: 86_400 };
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** Runs in the page, before its scripts: marks the touch, and when an island is live. */
const marks = `
  addEventListener("touchstart", () => performance.mark("touched"), { capture: true, once: true });
  new MutationObserver((_, watch) => {
    if (!document.querySelector("react-island[state=live]")) return;
    performance.mark("live");
    watch.disconnect();
  }).observe(document, { subtree: true, attributeFilter: ["state"] });`;

/** From a touch on the page's first field, once the page is loaded, until React runs it; in ms. */
async function touchToLive(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", { offline: false, ...slow4G });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(marks);
  await page.goto(url, { waitUntil: "load" });
  await page.locator("input:is([type=text], [type=email])").filter({ visible: true }).first().tap();
  await page.waitForFunction(() => performance.getEntriesByName("live").length > 0);
  const spent = await page.evaluate(() => performance.measure("", "touched", "live").duration);
  await context.close();
  return spent;
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;

const [oldOut, newOut, count = "9"] = process.argv.slice(2);
if (!oldOut || !newOut) {
  console.error("Which exports? npm run bench -- OLD_OUT NEW_OUT [ROUNDS]");
  process.exit(1);
}
const before = await startPreview({ port: 0, outDir: oldOut });
const after = await startPreview({ port: 0, outDir: newOut });
await installBrowser();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserSwitches });
const table: Record<string, object> = {};
for (const path of paths) {
  const rounds: [before: number, after: number][] = [];
  // In turn, so that both meet the same machine.
  while (rounds.length < Number(count))
    rounds.push([
      await touchToLive(browser, before.url + path),
      await touchToLive(browser, after.url + path),
    ]);
  table[path] = {
    "before, ms": Math.round(median(rounds.map(([old]) => old))),
    "after, ms": Math.round(median(rounds.map(([, now]) => now))),
    "ratio by round": Number(median(rounds.map(([old, now]) => now / old)).toFixed(2)),
  };
}
console.table(table);
await browser.close();
await Promise.all([before.close(), after.close()]);

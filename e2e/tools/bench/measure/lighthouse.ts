import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import type { Category, Scores } from "@/e2e/tools/bench/measure/scores";
import { browserSwitches } from "@/e2e/support/browser/find-browser";
import { findOrInstallBrowser } from "@/e2e/support/browser/install-browser";

/** On a busy machine a trace fails now and then; three times is no accident. */
const attempts = 3;

/**
 * Lighthouse's mobile preset, once. Only the performance differs from run to run, so the other
 * categories need not be asked for again. Undefined, with a line on the terminal, when a page could
 * not be measured: all other figures must not be lost with it.
 */
export async function measureLighthouse(
  url: string,
  asked: readonly Category[],
): Promise<Scores | undefined> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: await findOrInstallBrowser(),
      args: [...browserSwitches, `--remote-debugging-port=${port}`],
    });
    try {
      return await runOnce(url, port, asked);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.log(`Lighthouse failed, attempt ${attempt} of ${attempts}: ${url}: ${reason}`);
    } finally {
      await browser.close();
    }
  }
  return undefined;
}

async function runOnce(url: string, port: number, asked: readonly Category[]): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: [...asked],
    ignoreStatusCode: true,
    disableFullPageScreenshot: true,
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(result?.lhr.runtimeError?.message ?? "no result");
  }
  const { categories: scored, audits } = result.lhr;
  return {
    ...Object.fromEntries(
      asked.map((name) => [name, Math.round((scored[name]?.score ?? 0) * 100)]),
    ),
    largestPaint: audits["largest-contentful-paint"]?.numericValue,
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, "127.0.0.1", listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

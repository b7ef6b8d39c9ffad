import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import lighthouse from "lighthouse";
import { chromium } from "playwright";
import { median } from "@/e2e/tools/bench/timeline";
import { browserSwitches } from "@/e2e/browser/find-browser";
import { findOrInstallBrowser } from "@/e2e/browser/install-browser";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** On a busy machine a trace fails now and then; three times is no accident. */
const attempts = 3;

export type Scores = Record<(typeof categories)[number], number> & {
  /** Audits that cost points in the last run. */
  lost: string[];
};

/**
 * Lighthouse's mobile preset, the median of some runs. Undefined, with a line on the terminal, when
 * a page could not be measured: hours of other figures must not be lost with it.
 */
export async function measureLighthouse(url: string, runs: number): Promise<Scores | undefined> {
  const all: Scores[] = [];
  for (let run = 0; run < runs; run += 1) {
    const scores = await runPatiently(url);
    if (!scores) return undefined;
    all.push(scores);
  }
  const middle = categories.map((name) => [name, median(all.map((each) => each[name]))]);
  return { ...Object.fromEntries(middle), lost: all.at(-1)?.lost ?? [] } as Scores;
}

async function runPatiently(url: string): Promise<Scores | undefined> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: await findOrInstallBrowser(),
      args: [...browserSwitches, `--remote-debugging-port=${port}`],
    });
    try {
      return await runOnce(url, port);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.log(`Lighthouse failed, attempt ${attempt} of ${attempts}: ${url}: ${reason}`);
    } finally {
      await browser.close();
    }
  }
  return undefined;
}

async function runOnce(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: [...categories],
    ignoreStatusCode: true,
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(result?.lhr.runtimeError?.message ?? "no result");
  }
  const { lhr } = result;
  const scores = categories.map((name) => [
    name,
    Math.round((lhr.categories[name]?.score ?? 0) * 100),
  ]);
  const lost = categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  return { ...Object.fromEntries(scores), lost } as Scores;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, "127.0.0.1", listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

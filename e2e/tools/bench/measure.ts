import { readFileSync } from "node:fs";
import type { Browser } from "playwright";
import type { PageFigures, Results } from "@/e2e/tools/bench/figures";
import { interactions, measureInteraction } from "@/e2e/tools/bench/interactions";
import { measureLighthouse } from "@/e2e/tools/bench/lighthouse";
import type { Options } from "@/e2e/tools/bench/options";
import type { Servers } from "@/e2e/tools/bench/servers";
import { measureSlow } from "@/e2e/tools/bench/slow";
import type { SlowFigures } from "@/e2e/tools/bench/slow";
import { median, medians } from "@/e2e/tools/bench/timeline";
import { measureRepeat, measureWire } from "@/e2e/tools/bench/wire";

/** Pages whose bytes are counted at the same time: a count does not mind a busy machine. */
const countedAtOnce = 3;
/** Clocks on slowed pages are read no more often: beside Lighthouse they take longest. */
const mostTimed = 3;

/**
 * Measures everything that was asked for, of these routes. Says on the terminal how far it is, and
 * hands what it has to `keep` after each page, so that a run that breaks off was not for nothing.
 */
export async function measureSite(
  browser: Browser,
  servers: Servers,
  routes: readonly string[],
  options: Options,
  keep: (results: Results) => void,
): Promise<Results> {
  const { site, floor } = servers;
  console.log("Counting bytes and requests …");
  const addresses = [`${floor}/`, ...routes.map((route) => site + route)];
  const [empty, ...others] = await countAll(browser, addresses);
  const results: Results = {
    date: new Date().toISOString().slice(0, 10),
    runs: options.runs,
    versions: versions(browser),
    floor: empty as PageFigures,
    pages: Object.fromEntries(routes.map((route, at) => [route, others[at] as PageFigures])),
    interactions: {},
  };
  keep(results);
  if (options.wireOnly) return results;

  if (options.clocks) {
    results.interactions = await measureTouches(browser, site, options.runs);
  }
  const pages = [results.floor, ...routes.map((route) => results.pages[route])];
  for (const [at, url] of addresses.entries()) {
    console.log(`Timing ${url} …`);
    const timed = options.clocks
      ? await measureSideBySide(browser, url, `${floor}/`, Math.min(options.runs, mostTimed))
      : {};
    const scores = options.lighthouse ? await measureLighthouse(url, options.runs) : undefined;
    Object.assign(pages[at] ?? {}, timed, scores && { lighthouse: scores });
    keep(results);
  }
  return results;
}

/** What each address costs on the wire, in their order. */
async function countAll(browser: Browser, addresses: readonly string[]): Promise<PageFigures[]> {
  const counted: PageFigures[] = [];
  const queue = addresses.entries();
  const work = async () => {
    for (const [at, url] of queue) {
      const wire = await measureWire(browser, url);
      counted[at] = { wire, repeat: await measureRepeat(browser, url) };
    }
  };
  await Promise.all(Array.from({ length: countedAtOnce }, work));
  return counted;
}

/** A page and the empty page in turn, so that both meet the same machine; medians of each. */
async function measureSideBySide(browser: Browser, url: string, floor: string, runs: number) {
  const own: SlowFigures[] = [];
  const empty: SlowFigures[] = [];
  for (let run = 0; run < runs; run += 1) {
    empty.push(await measureSlow(browser, floor));
    own.push(await measureSlow(browser, url));
  }
  return { slow: medians(own), slowFloor: medians(empty) };
}

async function measureTouches(
  browser: Browser,
  site: string,
  runs: number,
): Promise<Record<string, number>> {
  console.log("Touching …");
  const latencies: Record<string, number> = {};
  for (const each of interactions) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      times.push(await measureInteraction(browser, site, each));
    }
    latencies[each.name] = median(times);
  }
  return latencies;
}

function versions(browser: Browser): Record<string, string> {
  const read = (name: string) =>
    (JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")) as { version: string })
      .version;
  const packages = ["next", "react", "tailwindcss", "lighthouse"];
  return {
    node: process.versions.node,
    chromium: browser.version(),
    ...Object.fromEntries(packages.map((name) => [name, read(name)])),
  };
}

import { readFileSync } from "node:fs";
import type { Browser } from "playwright";
import {
  countBytes,
  score,
  timeLoads,
  timeNextPages,
  timePresses,
  timeThreads,
  timeTouches,
  timeTyping,
} from "@/e2e/tools/bench/measure/phases";
import { likeOurs, noFigures, targetsOf } from "@/e2e/tools/bench/measure/targets";
import type { Options } from "@/e2e/tools/bench/options";
import type { Results } from "@/e2e/tools/bench/report/figures";
import { filesOfPages } from "@/e2e/tools/bench/sites/files-of-pages";
import { routes } from "@/e2e/tools/bench/sites/routes";
import type { Served, Servers } from "@/e2e/tools/bench/sites/servers";

/**
 * Measures everything that was asked for. Says on the terminal what it is at: one kind of reading
 * after another, each of all pages and sites in turn.
 */
export async function measureAll(
  browser: Browser,
  servers: Servers,
  options: Options,
): Promise<Results> {
  const start = performance.now();
  const { site, beside, plainInput } = servers;
  const { repeats } = options;
  const all = options.only.length === 0;
  const chosen = all ? routes : options.only;
  const results: Results = {
    date: new Date().toISOString().slice(0, 10),
    minutes: 0,
    repeats,
    versions: versions(browser),
    floor: {},
    site: noFigures(site, chosen),
    beside: Object.fromEntries(
      beside.map((other) => [other.name, noFigures(other, likeOurs(other, site, chosen))]),
    ),
    touches: {},
  };
  const targets = targetsOf(results, servers, all);

  const phase = async (name: string, work: () => Promise<unknown>) => {
    const begun = performance.now();
    console.log(`${name} …`);
    await work();
    console.log(`${name}: ${Math.round((performance.now() - begun) / 1000)} s`);
  };
  await phase("Counting bytes, requests and files", async () => {
    await countBytes(browser, targets);
    await countFilesOf(site, results.site.pages);
    for (const other of beside) await countFilesOf(other, results.beside[other.name]?.pages ?? {});
  });
  if (options.clocks) {
    await phase("Timing loads on the slow phone", () => timeLoads(browser, targets, repeats));
    await phase("Timing loads at full speed", () => timeThreads(browser, targets, repeats.clocks));
    if (chosen.includes(site.roles.reading)) {
      await phase("Going on to the next page", () =>
        timeNextPages(browser, servers, results, repeats.nextPage),
      );
    }
    await phase("Typing", async () => {
      results.plainInput = await timeTyping(browser, targets, plainInput, repeats.typing);
    });
    await phase("Pressing", () => timePresses(browser, targets, repeats.presses));
    await phase("Touching", async () => {
      results.touches = await timeTouches(browser, site.url, chosen, repeats.touches);
    });
  }
  if (options.lighthouse) await phase("Lighthouse", () => score(targets, repeats.lighthouse));
  results.minutes = (performance.now() - start) / 60_000;
  return results;
}

async function countFilesOf({ folder }: Served, pages: Results["site"]["pages"]): Promise<void> {
  for (const [route, files] of await filesOfPages(folder)) {
    const page = pages[route];
    if (page) page.files = files;
  }
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

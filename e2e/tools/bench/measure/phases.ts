import type { Browser } from "playwright";
import { measureClocks, measureThread } from "@/e2e/tools/bench/measure/clocks";
import { measureHeldPress } from "@/e2e/tools/bench/measure/held-press";
import { measureLighthouse } from "@/e2e/tools/bench/measure/lighthouse";
import { categories } from "@/e2e/tools/bench/measure/scores";
import type { Scores } from "@/e2e/tools/bench/measure/scores";
import { median, medians } from "@/e2e/tools/bench/measure/median";
import { measureNextPage } from "@/e2e/tools/bench/measure/next-page";
import { takeRounds } from "@/e2e/tools/bench/measure/rounds";
import type { Reading } from "@/e2e/tools/bench/measure/rounds";
import type { Target } from "@/e2e/tools/bench/measure/targets";
import { measureTouch, touches } from "@/e2e/tools/bench/measure/touches";
import { measureTyping } from "@/e2e/tools/bench/measure/typing";
import { measureWire } from "@/e2e/tools/bench/measure/wire";
import type { Repeats, Results } from "@/e2e/tools/bench/report/figures";
import type { Served, Servers } from "@/e2e/tools/bench/sites/servers";

/** Pages whose bytes are counted at the same time, in all states: a count does not mind a busy machine. */
const countedAtOnce = 3;

/** Counts what each page costs on the wire. */
export async function countBytes(browser: Browser, targets: readonly Target[]): Promise<void> {
  const queue = targets.values();
  const work = async () => {
    for (const { url, figures } of queue) figures.wire = await measureWire(browser, url);
  };
  await Promise.all(Array.from({ length: countedAtOnce }, work));
}

/** Reads each target so often, all in turn, and hands over the medians of those that could be read. */
async function readInTurn<Figures extends Partial<Record<keyof Figures, number>>>(
  targets: readonly Target[],
  times: (target: Target) => number,
  take: (url: string) => Promise<Figures>,
  put: (figures: Target["figures"], read: Figures) => void,
): Promise<void> {
  const reading = (target: Target): Reading<Figures> => ({
    name: target.url,
    times: times(target),
    take: () => take(target.url),
  });
  const taken = await takeRounds(targets.map(reading));
  for (const { url, figures } of targets) {
    const read = taken.get(url) ?? [];
    if (read.length > 0) put(figures, medians(read));
  }
}

/** The pages that budgets compare with the empty page and with other sites. */
const isCompared = ({ owner, roles }: Target) =>
  owner === "floor" || roles.includes("home") || roles.includes("reading");

/** Loads on the slow phone: most often those that are compared. */
export const timeLoads = (browser: Browser, targets: readonly Target[], repeats: Repeats) =>
  readInTurn(
    targets.filter(({ represents }) => represents),
    (target) => (isCompared(target) ? repeats.clocks : repeats.clocksOfOthers),
    (url) => measureClocks(browser, url),
    (figures, read) => (figures.clocks = read),
  );

/** Loads at full speed of those that are compared. */
export const timeThreads = (browser: Browser, targets: readonly Target[], times: number) =>
  readInTurn(
    targets.filter(isCompared),
    () => times,
    (url) => measureThread(browser, url),
    (figures, read) => (figures.thread = read),
  );

/** Letters into the forms of all sites, and into the newsletter's of our page that is read. */
export async function timeTyping(
  browser: Browser,
  targets: readonly Target[],
  plainInput: string,
  times: number,
): Promise<Results["plainInput"]> {
  const typed = targets.filter(
    ({ owner, roles }) => roles.includes("form") || (owner === "site" && roles.includes("reading")),
  );
  if (typed.length === 0) return undefined;
  const plain: Target["figures"] = {};
  const alone = {
    url: plainInput,
    route: "/",
    owner: "floor",
    roles: [],
    represents: true,
  } as const;
  await readInTurn(
    [{ ...alone, roles: [], figures: plain }, ...typed],
    () => times,
    (url) => measureTyping(browser, url),
    (figures, read) => (figures.typing = read),
  );
  return plain.typing;
}

/** Forms of ours that are sent at once. */
export const timePresses = (browser: Browser, targets: readonly Target[], times: number) =>
  readInTurn(
    targets.filter(
      ({ owner, roles }) =>
        owner === "site" && (roles.includes("form") || roles.includes("reading")),
    ),
    () => times,
    (url) => measureHeldPress(browser, url),
    (figures, read) => (figures.press = read),
  );

/** The next page by finger, of all sites in turn. */
export async function timeNextPages(
  browser: Browser,
  { site, beside }: Servers,
  results: Results,
  times: number,
): Promise<void> {
  const reading = (served: Served) => ({
    name: served.slow.url,
    times,
    take: () => measureNextPage(browser, served),
  });
  const taken = await takeRounds([site, ...beside].map(reading));
  for (const served of [site, ...beside]) {
    const figures = served === site ? results.site : results.beside[served.name];
    const read = taken.get(served.slow.url) ?? [];
    if (figures && read.length > 0) figures.nextPage = medians(read);
  }
}

/** What is touched on those of our pages that were chosen. */
export async function timeTouches(
  browser: Browser,
  origin: string,
  routes: readonly string[],
  times: number,
): Promise<Record<string, number>> {
  const chosen = touches.filter(({ path }) => routes.includes(path));
  const taken = await takeRounds(
    chosen.map((each) => ({
      name: each.name,
      times,
      take: () => measureTouch(browser, origin, each),
    })),
  );
  return Object.fromEntries([...taken].map(([name, read]) => [name, median(read)]));
}

/**
 * Lighthouse, one page after another; a page that another stands for is scored once, and so are
 * those of other sites.
 */
export async function score(targets: readonly Target[], times: number): Promise<void> {
  for (const { url, figures, owner, represents } of targets) {
    if (owner === "floor") continue;
    const runs: Scores[] = [];
    for (let run = 0; run < (owner === "site" && represents ? times : 1); run += 1) {
      const scores = await measureLighthouse(url, run === 0 ? categories : ["performance"]);
      if (scores) runs.push(scores);
    }
    if (runs.length > 0) figures.lighthouse = medians(runs);
  }
}

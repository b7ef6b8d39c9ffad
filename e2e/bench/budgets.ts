import type { PageFigures, Results } from "@/e2e/bench/figures";
import type { Options } from "@/e2e/bench/options";

const kB = 1000;

/** Issue 6 no. 2 to 4. Bytes are brotli; ratios are to the empty page of the same run. */
export const budgets = {
  scriptOverFloor: 12 * kB,
  /** The headline's library and the carousel's, on the only page that has them. */
  scriptOfHome: 9 * kB + 28 * kB,
  style: 12 * kB,
  font: 30 * kB,
  fontFiles: 2,
  html: 20 * kB,
  htmlOfHome: 26 * kB,
  picturesAboveFold: 45 * kB,
  requestsBeforeScroll: 18,
  prefetches: 0,
  layoutShift: 0,
  firstTextRatio: 1.3,
  mainThreadRatio: 1.5,
  nextPageRatio: 1.2,
  /** Of generated pages, before precompression. */
  filesPerPage: 4,
  /** Milliseconds from a touch of a gallery filter to the next paint (faults.md G11). */
  filters: [
    { name: "filter among 1,000 photos", photos: 1000, milliseconds: 200 },
    { name: "filter among 5,000 photos", photos: 5000, milliseconds: 1000 },
  ],
  lighthouse: { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 },
  /** Points that a page's performance may lie under the empty page's. */
  performanceUnderFloor: 1,
} as const;

/**
 * A figure over its budget, or one that was not measured although it was asked for: then it is NaN.
 * Only one that no machine changes fails the run.
 */
export type Excess = { route: string; what: string; is: number; budget: number; fails: boolean };

/** What a run was asked to measure beyond bytes and requests. */
export type Asked = Pick<Options, "clocks" | "lighthouse">;

/** Compares a run with the budgets. Out: what is over or missing, in the order of the pages. */
export function findExcesses(results: Results, asked: Asked): Excess[] {
  const { floor, pages, interactions } = results;
  const found = Object.entries(pages).flatMap(([route, page]) => [
    ...wireExcesses(route, page, floor),
    ...shiftExcesses(route, page),
    ...(asked.clocks ? clockExcesses(route, page) : []),
    ...(asked.lighthouse ? lighthouseExcesses(route, page, floor) : []),
  ]);
  if (!asked.clocks) return found;
  const filters = budgets.filters.map(({ name, milliseconds }): Figure => [
    `${name}, ms`,
    interactions[name] ?? NaN,
    milliseconds,
  ]);
  return [...found, ...over("/gallery", false, filters)];
}

function wireExcesses(route: string, { wire }: PageFigures, floor: PageFigures): Excess[] {
  const home = route === "/";
  const script = floor.wire.script + budgets.scriptOverFloor + (home ? budgets.scriptOfHome : 0);
  return over(route, true, [
    ["script", wire.script, script],
    ["style", wire.style, budgets.style],
    ["font", wire.font, budgets.font],
    ["font files", wire.fontFiles, budgets.fontFiles],
    ["html", wire.html, home ? budgets.htmlOfHome : budgets.html],
    ["pictures above the fold", wire.picturesAboveFold, budgets.picturesAboveFold],
    ["requests before scrolling", wire.requestsBeforeScroll, budgets.requestsBeforeScroll],
    ["prefetches", wire.prefetches, budgets.prefetches],
  ]);
}

/** The larger shift of the quick and the slowed line counts, but the latter is the machine's too. */
function shiftExcesses(route: string, { wire, slow }: PageFigures): Excess[] {
  const is = slow ? Math.max(wire.layoutShift, slow.layoutShift) : wire.layoutShift;
  const fails = !(wire.layoutShift <= budgets.layoutShift);
  return over(route, fails, [["layout shift", is, budgets.layoutShift]]);
}

function clockExcesses(route: string, { slow, slowFloor }: PageFigures): Excess[] {
  const text = ratio(slow?.firstText, slowFloor?.firstText);
  const thread = ratio(slow?.mainThread, slowFloor?.mainThread);
  const next = ratio(slow?.nextPage, slowFloor?.nextPage);
  return over(route, false, [
    ["first text, ratio", text, budgets.firstTextRatio],
    ["main thread, ratio", thread, budgets.mainThreadRatio],
    ["next page, ratio", next, budgets.nextPageRatio],
  ]);
}

function lighthouseExcesses(route: string, page: PageFigures, floor: PageFigures): Excess[] {
  const { lighthouse } = page;
  // One line for a run that broke off, not one for each score.
  if (!lighthouse) return over(route, false, [["Lighthouse", NaN, budgets.lighthouse.performance]]);
  const nearFloor = (floor.lighthouse?.performance ?? NaN) - budgets.performanceUnderFloor;
  const wanted = { ...budgets.lighthouse, "performance beside the floor": nearFloor };
  const scores = { ...lighthouse, "performance beside the floor": lighthouse.performance };
  return Object.entries(wanted).flatMap(([name, budget]) => {
    const is = scores[name as keyof typeof wanted];
    return is >= budget ? [] : [{ route, what: `Lighthouse ${name}`, is, budget, fails: false }];
  });
}

type Figure = [what: string, is: number, budget: number];

/** NaN when either was not measured. */
const ratio = (own = NaN, floor = NaN) => own / floor;

/** What is not within its budget: a comparison with NaN is never true, so the order matters. */
const over = (route: string, fails: boolean, figures: Figure[]): Excess[] =>
  figures
    .filter(([, is, budget]) => !(is <= budget))
    .map(([what, is, budget]) => ({ route, what, is, budget, fails }));

import { categories } from "@/e2e/tools/bench/measure/scores";
import type { Options } from "@/e2e/tools/bench/options";
import { budgets, filterBudgets } from "@/e2e/tools/bench/report/budgets";
import type { PageFigures, Results, SiteFigures } from "@/e2e/tools/bench/report/figures";

/**
 * A figure over its budget (under it, of a score), or one that was asked for and not measured: then
 * it is NaN. Only bytes, requests, files and shift fail a run: no machine changes them.
 */
export type Excess = { route: string; what: string; is: number; budget: number; fails: boolean };

/** What a run was asked to measure beyond bytes and requests. */
export type Asked = Pick<Options, "clocks" | "lighthouse">;

type Figure = [what: string, is: number | undefined, budget: number];

/** What is not within its budget: a comparison with NaN is never true, so the order matters. */
const over = (route: string, fails: boolean, figures: Figure[]): Excess[] =>
  figures
    .filter(([, is = NaN, budget]) => !(is <= budget))
    .map(([what, is = NaN, budget]) => ({ route, what, is, budget, fails }));

/** Compares a run with the budgets. Out: what is over or missing, in the order of the pages. */
export function findExcesses(results: Results, asked: Asked): Excess[] {
  const { floor, site } = results;
  const found = Object.entries(site.pages).flatMap(([route, page]) => [
    ...wireExcesses(route, page),
    ...(asked.clocks ? clockExcesses(route, page, floor) : []),
    ...(asked.lighthouse ? scoreExcesses(route, page) : []),
  ]);
  return asked.clocks
    ? [...found, ...typingExcesses(results), ...besideExcesses(results), ...touchExcesses(results)]
    : found;
}

function wireExcesses(route: string, { wire, files }: PageFigures): Excess[] {
  const script = route === "/" ? budgets.scriptOfHome : (budgets.scriptOf[route] ?? budgets.script);
  const isService = route.startsWith("/services/");
  return [
    ...over(route, true, [
      ["script, untouched", wire?.script.untouched, script],
      [
        "script, scrolled",
        wire?.script.scrolled,
        route === "/" ? budgets.scriptOfHomeScrolled : script,
      ],
      ["inline script", wire?.inlineScript, budgets.inlineScript],
      ["inline style", wire?.inlineStyle, budgets.inlineStyle],
      ["html", wire?.load.html, route === "/" ? budgets.htmlOfHome : budgets.html],
      ["font", wire?.load.font, budgets.font],
      ["font files", wire?.fontFiles, budgets.fontFiles],
      ["pictures above the fold", wire?.picturesAboveFold, budgets.picturesAboveFold],
      ...(isService ? [["first load", wire?.load.bytes, budgets.loadOfService] as Figure] : []),
      ["requests", wire?.load.requests, budgets.requestsOf[route] ?? budgets.requests],
      ["prefetches", wire?.prefetches, budgets.prefetches],
      ["layout shift", wire?.layoutShift, budgets.layoutShift],
      // An address that is not there has no file of its own.
      ...(route === "/nowhere" ? [] : [["files", files, budgets.files] as Figure]),
    ]),
    // Which comes first is a race that a busy machine can change.
    ...(route === "/"
      ? over(route, false, [
          ["script before the largest paint", wire?.scriptBeforePaint, budgets.scriptBeforePaint],
        ])
      : []),
  ];
}

function clockExcesses(route: string, page: PageFigures, floor: PageFigures): Excess[] {
  const { clocks, thread } = page;
  const onThread = (thread?.fullSpeed ?? NaN) / (floor.thread?.fullSpeed ?? NaN);
  const isService = route.startsWith("/services/");
  return over(route, false, [
    ...(clocks
      ? [["layout shift, slow line", clocks.layoutShift, budgets.layoutShift] as Figure]
      : []),
    ...(thread && isService
      ? [["main thread, × empty page", onThread, budgets.mainThreadOfService] as Figure]
      : []),
  ]);
}

function scoreExcesses(route: string, { lighthouse }: PageFigures): Excess[] {
  // One line for a page that could not be scored, not one for each score.
  if (!lighthouse) return over(route, false, [["Lighthouse", NaN, budgets.lighthouse.performance]]);
  const wanted = { ...budgets.lighthouse, ...budgets.lighthouseOf[route] };
  return categories.flatMap((name) => {
    const [is, budget] = [lighthouse[name] ?? NaN, wanted[name]];
    return is >= budget ? [] : [{ route, what: `Lighthouse ${name}`, is, budget, fails: false }];
  });
}

function typingExcesses({ site, plainInput }: Results): Excess[] {
  return Object.entries(site.pages).flatMap(([route, { typing }]) =>
    typing
      ? over(route, false, [
          [
            "first letter, ms later than a plain input's",
            typing.firstLetter - (plainInput?.firstLetter ?? NaN),
            budgets.firstLetter,
          ],
          ["letters lost", typing.lost, budgets.lostLetters],
        ])
      : [],
  );
}

function besideExcesses({ site, beside }: Results): Excess[] {
  return Object.entries(beside).flatMap(([name, other]) => {
    const { largestPaintOfHome, nextPage } = budgets.besides[name] ?? {};
    const paints = paintOfHome(site) && largestPaintOfHome;
    return [
      ...(paints
        ? over(site.roles.home, false, [
            [`largest paint, × ${name}`, ratio(paintOfHome(site), paintOfHome(other)), paints],
          ])
        : []),
      ...(nextPage && site.nextPage
        ? over(site.roles.reading, false, [
            [
              `next page by finger, × ${name}`,
              ratio(site.nextPage.afterClick, other.nextPage?.afterClick),
              nextPage,
            ],
          ])
        : []),
    ];
  });
}

const paintOfHome = ({ roles, pages }: SiteFigures) => pages[roles.home]?.clocks?.largestPaint;
const ratio = (own = NaN, other = NaN) => own / other;

/** Of filters among many photos, where the gallery was touched at all. */
function touchExcesses({ touches }: Results): Excess[] {
  if (Object.keys(touches).length === 0) return [];
  return over(
    "/gallery",
    false,
    filterBudgets.map(({ name, milliseconds }) => [`${name}, ms`, touches[name], milliseconds]),
  );
}

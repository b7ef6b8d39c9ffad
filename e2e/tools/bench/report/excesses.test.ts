/** @jest-environment node */
import { findExcesses } from "@/e2e/tools/bench/report/excesses";
import type { PageFigures, Results, SiteFigures } from "@/e2e/tools/bench/report/figures";
import { fullRun, ownSite, page } from "@/e2e/tools/bench/report/sample-run";

const bytesAlone = { clocks: false, lighthouse: false };
const clocksAlone = { clocks: true, lighthouse: false };
const scoresAlone = { clocks: false, lighthouse: true };

const run = (pages: Record<string, PageFigures>, rest: Partial<Results> = {}): Results =>
  fullRun({ ...ownSite, pages }, rest);

const wired = (wire: Partial<NonNullable<PageFigures["wire"]>>): PageFigures => ({
  ...page,
  wire: page.wire && { ...page.wire, ...wire },
});

test("a run within its budgets names nothing", () => {
  expect(findExcesses(fullRun(), { clocks: true, lighthouse: true })).toEqual([]);
});

test.each(["untouched", "scrolled"] as const)(
  "a page that is read may load no script, %s",
  (state) => {
    const script = { untouched: 0, scrolled: 0, [state]: 1 };
    expect(findExcesses(run({ "/about-us": wired({ script }) }), bytesAlone)).toEqual([
      { route: "/about-us", what: `script, ${state}`, is: 1, budget: 0, fails: true },
    ]);
  },
);

test("pages that live without a touch have a budget of their own", () => {
  const script = { untouched: 134_000, scrolled: 134_000 };
  const pages = { "/contact": wired({ script }), "/gallery": wired({ script }) };
  expect(findExcesses(run(pages), bytesAlone)).toEqual([]);
});

test("script before home's largest paint is named and fails nothing: that is a race", () => {
  const pages = { "/": wired({ scriptBeforePaint: 9 }) };
  expect(findExcesses(run(pages), bytesAlone)).toMatchObject([
    { what: "script before the largest paint", is: 9, fails: false },
  ]);
});

test.each([
  [{ inlineScript: 3501 }, "inline script"],
  [{ fontFiles: 3 }, "font files"],
  [{ prefetches: 1 }, "prefetches"],
  [{ layoutShift: 0.001 }, "layout shift"],
  [{ picturesAboveFold: 45_001 }, "pictures above the fold"],
])("what no machine changes fails the run: %j", (wire, what) => {
  const found = findExcesses(run({ "/about-us": wired(wire) }), bytesAlone);
  expect(found).toMatchObject([{ what, fails: true }]);
});

test("the first load has a budget on services, files on every page that is there", () => {
  const load = { ...page.wire!.load, bytes: 80_001 };
  const heavy = { ...wired({ load }), files: 3 };
  const pages = { "/services/acRepair": heavy, "/nowhere": heavy };
  expect(findExcesses(run(pages), bytesAlone)).toMatchObject([
    { route: "/services/acRepair", what: "first load", is: 80_001, fails: true },
    { route: "/services/acRepair", what: "files", is: 3, fails: true },
  ]);
});

test("what was not counted is named, and fails the run", () => {
  const found = findExcesses(run({ "/about-us": wired({ fontFiles: NaN }) }), bytesAlone);
  expect(found).toEqual([
    { route: "/about-us", what: "font files", is: NaN, budget: 2, fails: true },
  ]);
});

test("no clock fails the run", () => {
  const clocks = { ...page.clocks!, layoutShift: 0.1 };
  const slow = { ...page, clocks, thread: { fullSpeed: 66 } };
  const found = findExcesses(run({ "/services/acRepair": slow }), clocksAlone);
  expect(found.map(({ what, is, fails }) => [what, is, fails])).toEqual([
    ["layout shift, slow line", 0.1, false],
    ["main thread, × empty page", 0.66, false],
  ]);
});

test("a letter may be a little later than into a plain input, and none may be lost", () => {
  const typing = { firstLetter: 81, slowestLetter: 90, lost: 1 };
  const found = findExcesses(run({ "/contact": { ...page, typing } }), clocksAlone);
  expect(found.map(({ what, is, budget }) => [what, is, budget])).toEqual([
    ["first letter, ms later than a plain input's", 51, 50],
    ["letters lost", 1, 0],
  ]);
});

test("home's largest paint and the next page are compared with the sites that budgets name", () => {
  const quick: SiteFigures = {
    roles: { home: "/", reading: "/services", form: "/contact" },
    pages: { "/": { clocks: { ...page.clocks!, largestPaint: 1000 } } },
    nextPage: { afterClick: 700, afterTouch: 790, bytes: 6000 },
  };
  const beside = { astrowind: quick, today: quick, other: quick };
  const pages = { "/": { ...page, clocks: { ...page.clocks!, largestPaint: 960 } } };
  const found = findExcesses(run(pages, { beside }), clocksAlone);
  expect(found.map(({ what, is }) => [what, Math.round(is * 100) / 100])).toEqual([
    ["largest paint, × astrowind", 0.96],
    ["next page by finger, × astrowind", 1.14],
    ["next page by finger, × today", 1.14],
  ]);
});

test("a filter that takes too long among many photos, or was not touched, is named (F55)", () => {
  const touches = { "filter among 1,000 photos": 201 };
  const found = findExcesses(run({}, { touches }), clocksAlone);
  expect(found.slice(0, 2).map(({ what, is, fails }) => [what, is, fails])).toEqual([
    ["filter among 1,000 photos, ms", 201, false],
    ["filter among 5,000 photos, ms", NaN, false],
  ]);
});

test("a score under its page's budget is named, and a page without scores in one line", () => {
  const scores = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 };
  const pages = {
    "/": { ...page, lighthouse: scores },
    "/about-us": { ...page, lighthouse: scores },
    "/terms": { ...page, lighthouse: undefined },
  };
  const found = findExcesses(run(pages), scoresAlone);
  expect(found.map(({ route, what, is, fails }) => [route, what, is, fails])).toEqual([
    ["/about-us", "Lighthouse performance", 99, false],
    ["/terms", "Lighthouse", NaN, false],
  ]);
});

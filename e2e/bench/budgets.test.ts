/** @jest-environment node */
import { findExcesses } from "@/e2e/bench/budgets";
import type { PageFigures, Results } from "@/e2e/bench/figures";
import { excessLines } from "@/e2e/bench/table";

const page = (wire: Partial<PageFigures["wire"]>, rest: Partial<PageFigures> = {}) => ({
  wire: {
    html: 9000,
    script: 121000,
    style: 9000,
    font: 28000,
    picture: 0,
    data: 0,
    other: 0,
    fontFiles: 2,
    picturesAboveFold: 0,
    requestsBeforeScroll: 12,
    requests: 12,
    prefetches: 0,
    domNodes: 300,
    layoutShift: 0,
    ...wire,
  },
  ...rest,
});

const run = (pages: Results["pages"], rest: Partial<Results> = {}): Results => ({
  date: "2026-11-21",
  runs: 1,
  versions: {},
  floor: page({ script: 114000 }),
  pages,
  interactions: { "filter among 1,000 photos": 200, "filter among 5,000 photos": 1000 },
  ...rest,
});

const all = { clocks: true, lighthouse: true };
const bytesAlone = { clocks: false, lighthouse: false };
const clocksAlone = { clocks: true, lighthouse: false };

const slow = {
  firstText: 900,
  largestPaint: 900,
  scripting: 100,
  mainThread: 500,
  longestTask: 90,
  layoutShift: 0,
  nextPage: 600,
  nextPageBytes: 9000,
};

test("a page within its budgets is not named", () => {
  expect(findExcesses(run({ "/contact": page({}) }), bytesAlone)).toEqual([]);
});

test("script counts from the floor of the same run, and home has its libraries on top", () => {
  const heavy = page({ script: 114000 + 12001 });
  expect(findExcesses(run({ "/": heavy, "/contact": heavy }), bytesAlone)).toEqual([
    { route: "/contact", what: "script", is: 126001, budget: 126000, fails: true },
  ]);
});

test.each([
  [{ html: 20001 }, "html"],
  [{ prefetches: 1 }, "prefetches"],
  [{ requestsBeforeScroll: 19 }, "requests before scrolling"],
  [{ layoutShift: 0.001 }, "layout shift"],
  [{ picturesAboveFold: 45001 }, "pictures above the fold"],
])("what no machine changes fails the run: %j", (wire, what) => {
  const found = findExcesses(run({ "/contact": page(wire) }), bytesAlone);
  expect(found).toMatchObject([{ what, fails: true }]);
});

test("no clock fails the run", () => {
  const late = page({}, { slow: { ...slow, firstText: 2000, nextPage: 900 }, slowFloor: slow });
  const found = findExcesses(run({ "/contact": late }), clocksAlone);
  expect(found.map(({ what, fails }) => [what, fails])).toEqual([
    ["first text, ratio", false],
    ["next page, ratio", false],
  ]);
});

test("a filter that takes too long among many photos, or was not touched, is named and fails nothing (faults G11)", () => {
  const interactions = { "filter among 1,000 photos": 201 };
  const found = findExcesses(run({}, { interactions }), clocksAlone);
  expect(found.slice(0, 2)).toEqual([
    {
      route: "/gallery",
      what: "filter among 1,000 photos, ms",
      is: 201,
      budget: 200,
      fails: false,
    },
    {
      route: "/gallery",
      what: "filter among 5,000 photos, ms",
      is: NaN,
      budget: 1000,
      fails: false,
    },
  ]);
  expect(excessLines(found)).toContain("not measured: /gallery: filter among 5,000 photos, ms");
});

test.each([
  [0, 0.02, 0.02, false],
  [0.01, 0.02, 0.02, true],
  [0.02, 0, 0.02, true],
])("of the shifts %d and, slowed, %d the larger counts", (wire, slowed, is, fails) => {
  const figures = { slow: { ...slow, layoutShift: slowed }, slowFloor: slow };
  const shifting = run({ "/contact": page({ layoutShift: wire }, figures) });
  expect(findExcesses(shifting, bytesAlone)).toEqual([
    { route: "/contact", what: "layout shift", is, budget: 0, fails },
  ]);
});

test("a figure that could not be read is named, and fails the run where no machine changes it", () => {
  const blind = { slow: { ...slow, firstText: NaN }, slowFloor: slow };
  const half = run({ "/contact": page({ html: NaN }, blind) });
  expect(findExcesses(half, clocksAlone)).toEqual([
    { route: "/contact", what: "html", is: NaN, budget: 20000, fails: true },
    { route: "/contact", what: "first text, ratio", is: NaN, budget: 1.3, fails: false },
  ]);
  expect(excessLines(findExcesses(half, clocksAlone))).toContain(
    "not measured: /contact: first text, ratio",
  );
});

test("what was asked for and is not there is named", () => {
  const found = findExcesses(run({ "/contact": page({}) }), all);
  expect(excessLines(found).split("\n")).toEqual([
    "not measured: /contact: first text, ratio",
    "not measured: /contact: main thread, ratio",
    "not measured: /contact: next page, ratio",
    "not measured: /contact: Lighthouse",
  ]);
});

test("a score is not within its distance to a floor that has none", () => {
  const scores = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100, lost: [] };
  const scored = run({ "/contact": page({}, { lighthouse: scores }) });
  const found = findExcesses(scored, { clocks: false, lighthouse: true });
  expect(excessLines(found)).toBe(
    "not measured: /contact: Lighthouse performance beside the floor",
  );
});

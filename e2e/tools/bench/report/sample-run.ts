import type { PageFigures, Results, SiteFigures } from "@/e2e/tools/bench/report/figures";

/** A page within all budgets, for tests of what is said about a run. */
export const page: PageFigures = {
  wire: {
    script: { untouched: 0, scrolled: 0, field: 130_000 },
    scriptBeforePaint: 0,
    inlineScript: 2400,
    inlineStyle: 8000,
    load: {
      ...{ html: 15_000, script: 0, style: 0, font: 29_000, picture: 16_000, data: 0, other: 5000 },
      ...{ bytes: 65_000, requests: 6 },
    },
    scrolled: { bytes: 70_000, requests: 7 },
    again: { bytes: 0, requests: 0 },
    fontFiles: 2,
    picturesAboveFold: 16_000,
    prefetches: 0,
    domNodes: 400,
    layoutShift: 0,
  },
  clocks: {
    firstText: 900,
    largestPaint: 1500,
    mainThread: 60,
    scripting: 10,
    longestTask: 40,
    layoutShift: 0,
  },
  thread: { fullSpeed: 60 },
  lighthouse: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
  files: 2,
};

/** Our site of one page. */
export const ownSite: SiteFigures = {
  roles: { home: "/", reading: "/services/furnaceRepair", form: "/contact" },
  pages: { "/services/furnaceRepair": page },
  nextPage: { afterClick: 800, afterTouch: 890, bytes: 15_000 },
};

/** A whole run of it. */
export const fullRun = (site = ownSite, rest: Partial<Results> = {}): Results => ({
  date: "2026-11-22",
  minutes: 1,
  repeats: {
    ...{ clocks: 5, clocksOfOthers: 3, nextPage: 7, typing: 5 },
    ...{ presses: 3, touches: 3, lighthouse: 3 },
  },
  versions: { node: "20" },
  floor: { clocks: page.clocks, thread: { fullSpeed: 100 } },
  plainInput: { firstLetter: 30, slowestLetter: 35, lost: 0 },
  site,
  beside: {},
  touches: { "filter among 1,000 photos": 100, "filter among 5,000 photos": 100 },
  ...rest,
});

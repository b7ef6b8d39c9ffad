import type { Scores } from "@/e2e/tools/bench/measure/scores";

const kB = 1000;

/**
 * What the site may cost. Bytes are brotli; times and ratios are of one run on one machine. A page
 * that is read and left needs no script file; the others are named in `scriptOf`.
 */
export const budgets = {
  script: 0,
  /** Something moves in sight; it comes once the largest paint is over. */
  scriptOfHome: 8 * kB,
  /** React with the quote form and the stories' carousel comes when they do. */
  scriptOfHomeScrolled: 100 * kB,
  /** React with the islands of these pages, which live without a touch. */
  scriptOf: {
    // Its quote form is in view.
    "/contact": 75 * kB,
    // These pages are islands themselves.
    "/gallery": 75 * kB,
    "/unsubscribe": 75 * kB,
  } as Record<string, number>,
  /** On home, which is to be seen before anything moves in it. */
  scriptBeforePaint: 0,
  /** 2.9 in every page, which a unit test holds; the rest where a form, an offer, hours or the map stand. */
  inlineScript: 5 * kB,
  inlineStyle: 8.5 * kB,
  /** The first screen's facts and the numbered picture are 1 kB of it, the drawings 2.5. */
  html: 22 * kB,
  htmlOfHome: 25.5 * kB,
  font: 30 * kB,
  fontFiles: 2,
  picturesAboveFold: 45 * kB,
  loadOfService: 80 * kB,
  requests: 18,
  requestsOf: {
    // Ten thumbnails: what a phone's window shows, and the two rows that come first when it scrolls.
    "/gallery": 21,
  } as Record<string, number>,
  prefetches: 0,
  layoutShift: 0,
  files: 1,
  /** Times the empty page's. */
  mainThreadOfService: 0.65,
  lighthouse: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
  lighthouseOf: {
    // Other people's pictures.
    "/gallery": { performance: 99 },
    // Both say that they want to be found by nobody, and an answer 404 is an error on the console.
    "/unsubscribe": { seo: 66 },
    "/nowhere": { seo: 54, "best-practices": 96 },
  } as Record<string, Scores>,
  /** Times that of the site of this name, if it is measured beside. */
  besides: {
    astrowind: { largestPaintOfHome: 0.95, nextPage: 1 },
    today: { nextPage: 1 },
  } as Record<string, { largestPaintOfHome?: number; nextPage?: number }>,
  /** Milliseconds later than into a plain input. */
  firstLetter: 50,
  lostLetters: 0,
};

/** Milliseconds from a touch of a gallery filter to the next paint. */
export const filterBudgets = [
  { name: "filter among 1,000 photos", photos: 1000, milliseconds: 200 },
  { name: "filter among 5,000 photos", photos: 5000, milliseconds: 1000 },
] as const;

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { PageFigures, Results } from "@/e2e/tools/bench/figures";
import type { ScaleFigures } from "@/e2e/tools/bench/scale";

const file = "e2e/tools/bench/results.json";

/** The figures of the last run, as the kept file has them; undefined when there is none. */
export const lastResults = (): Results | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Results) : undefined;

/** Keeps a run of all pages. One of bytes alone replaces only what it measured. */
export function keepResults(now: Results, last: Results | undefined): void {
  const pages = { ...last?.pages };
  for (const [route, figures] of Object.entries(now.pages)) {
    pages[route] = { ...pages[route], ...figures };
  }
  const kept: Results = {
    ...last,
    ...now,
    floor: { ...last?.floor, ...now.floor },
    pages,
    interactions: { ...last?.interactions, ...now.interactions },
  };
  writeFileSync(file, `${JSON.stringify(kept, rounded, 2)}\n`);
}

/** Keeps what generated pages cost beside the figures of the site's own. */
export function keepScale(scale: ScaleFigures[]): void {
  const last = lastResults();
  if (last) writeFileSync(file, `${JSON.stringify({ ...last, scale }, rounded, 2)}\n`);
}

const rounded = (_: string, value: unknown) =>
  typeof value === "number" ? Math.round(value * 1000) / 1000 : value;

/** Figures as ratios to the floor of their own run, so that two machines can be compared. */
function ratios({ wire, slow, slowFloor }: PageFigures, floor: PageFigures) {
  const clock = (name: "firstText" | "largestPaint" | "mainThread") =>
    slow && slowFloor ? slow[name] / slowFloor[name] : undefined;
  return {
    script: wire.script / floor.wire.script,
    html: wire.html / floor.wire.html,
    requests: wire.requests / floor.wire.requests,
    "first text": clock("firstText"),
    "largest paint": clock("largestPaint"),
    "main thread": clock("mainThread"),
  };
}

/** What became more than a tenth worse since the last run, one line each, as ratios to the floor. */
export function worseLines(now: Results, last: Results): string[] {
  return Object.entries(now.pages).flatMap(([route, page]) => {
    const before = last.pages[route];
    if (!before) return [`${route} is new since the last run`];
    const old = ratios(before, last.floor);
    return Object.entries(ratios(page, now.floor)).flatMap(([name, is]) => {
      const was = old[name as keyof typeof old];
      if (is === undefined || was === undefined || is <= was * 1.1) return [];
      return [`${route}: ${name} ×${was.toFixed(2)} → ×${is.toFixed(2)} of the floor`];
    });
  });
}

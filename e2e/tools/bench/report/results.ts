import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { PageFigures, Results } from "@/e2e/tools/bench/report/figures";
import type { ScaleFigures } from "@/e2e/tools/bench/scale";

const file = "e2e/tools/bench/results.json";

/** The kept run; undefined when there is none. */
export const keptResults = (): Results | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Results) : undefined;

/** Keeps a run; what generated pages cost stays, since it has a run of its own. */
export function keepResults(results: Results): Results {
  const kept: Results = { ...results, scale: results.scale ?? keptResults()?.scale };
  writeFileSync(file, `${JSON.stringify(kept, rounded, 2)}\n`);
  return kept;
}

/** Keeps what generated pages cost beside the figures of the site's own; undefined when none are kept. */
export function keepScale(scale: ScaleFigures[]): Results | undefined {
  const kept = keptResults();
  return kept && keepResults({ ...kept, scale });
}

const rounded = (_: string, value: unknown) =>
  typeof value === "number" ? Math.round(value * 1000) / 1000 : value;

/** Figures that two machines can be compared by: bytes, and clocks as ratios to the empty page. */
const comparable = ({ wire, clocks }: PageFigures, floor: PageFigures) => ({
  script: wire?.script.untouched,
  "first load": wire?.load.bytes,
  html: wire?.load.html,
  requests: wire?.load.requests,
  "first text, × empty page": ratio(clocks?.firstText, floor.clocks?.firstText),
  "largest paint, × empty page": ratio(clocks?.largestPaint, floor.clocks?.largestPaint),
  "main thread, × empty page": ratio(clocks?.mainThread, floor.clocks?.mainThread),
});

const ratio = (own = NaN, floor = NaN) => own / floor;

/** What became more than a tenth worse since the kept run, one line each. */
export function worseLines(now: Results, kept: Results): string[] {
  const short = (figure: number) => String(Math.round(figure * 100) / 100);
  return Object.entries(now.site.pages).flatMap(([route, page]) => {
    const before = kept.site.pages[route];
    if (!before) return [`${route} is new since the kept run`];
    const was = comparable(before, kept.floor);
    return Object.entries(comparable(page, now.floor)).flatMap(([name, is = NaN]) => {
      const old = was[name as keyof typeof was] ?? NaN;
      return is > old * 1.1 ? [`${route}: ${name} ${short(old)} → ${short(is)}`] : [];
    });
  });
}

import type { ClockFigures, ThreadFigures } from "@/e2e/tools/bench/measure/clocks";
import type { PressFigures } from "@/e2e/tools/bench/measure/held-press";
import type { Scores } from "@/e2e/tools/bench/measure/scores";
import type { NextPageFigures } from "@/e2e/tools/bench/measure/next-page";
import type { TypingFigures } from "@/e2e/tools/bench/measure/typing";
import type { WireFigures } from "@/e2e/tools/bench/measure/wire";
import type { ScaleFigures } from "@/e2e/tools/bench/scale";
import type { Roles } from "@/e2e/tools/bench/sites/site";

/** What was measured of one page: medians where it was read several times. */
export type PageFigures = {
  wire?: WireFigures;
  clocks?: ClockFigures;
  thread?: ThreadFigures;
  lighthouse?: Scores;
  typing?: TypingFigures;
  press?: PressFigures;
  /** Files of the export that are this page's alone, besides compressed copies. */
  files?: number;
};

/** What was measured of a site. */
export type SiteFigures = {
  roles: Roles;
  pages: Record<string, PageFigures>;
  nextPage?: NextPageFigures;
};

/** How often each kind of reading was taken; their medians count. */
export type Repeats = {
  clocks: number;
  /** Clocks of pages that are compared with no other. */
  clocksOfOthers: number;
  nextPage: number;
  typing: number;
  presses: number;
  touches: number;
  lighthouse: number;
};

/** One run of the benchmark, as `results.json` holds it. */
export type Results = {
  date: string;
  minutes: number;
  repeats: Repeats;
  versions: Record<string, string>;
  /** The empty page of the framework. */
  floor: PageFigures;
  /** An input on a page that has nothing else. */
  plainInput?: TypingFigures;
  site: SiteFigures;
  /** By their names. */
  beside: Record<string, SiteFigures>;
  /** Milliseconds from touch to paint, by what was touched. */
  touches: Record<string, number>;
  /** Measured by a run of its own: `npm run bench -- --scale`. */
  scale?: ScaleFigures[];
};

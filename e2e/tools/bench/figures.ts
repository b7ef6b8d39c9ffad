import type { Scores } from "@/e2e/tools/bench/lighthouse";
import type { ScaleFigures } from "@/e2e/tools/bench/scale";
import type { SlowFigures } from "@/e2e/tools/bench/slow";
import type { WireFigures } from "@/e2e/tools/bench/wire";

/** All that was measured of one page. */
export type PageFigures = {
  wire: WireFigures;
  repeat?: { bytes: number; requests: number };
  slow?: SlowFigures;
  /** The empty page's own, measured in turn with this page's. */
  slowFloor?: SlowFigures;
  lighthouse?: Scores;
};

/** One run of the benchmark, as `results.json` holds it. */
export type Results = {
  date: string;
  runs: number;
  versions: Record<string, string>;
  floor: PageFigures;
  pages: Record<string, PageFigures>;
  /** Milliseconds from touch to paint. */
  interactions: Record<string, number>;
  /** Measured by a run of its own: `npm run bench -- --scale`. */
  scale?: ScaleFigures[];
};

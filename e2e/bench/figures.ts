import type { SecondPage } from "@/e2e/bench/second-page";
import type { Scores } from "@/e2e/bench/lighthouse";
import type { SlowFigures } from "@/e2e/bench/slow";
import type { WireFigures } from "@/e2e/bench/wire";

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
  secondPage?: { site: SecondPage; floor: SecondPage };
};

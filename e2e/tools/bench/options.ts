import { parseArgs } from "node:util";
import type { Repeats } from "@/e2e/tools/bench/report/figures";
import { readBeside } from "@/e2e/tools/bench/sites/site";
import type { Beside } from "@/e2e/tools/bench/sites/site";
import { routes } from "@/e2e/tools/bench/sites/routes";

/** What `npm run bench -- …` was asked for. */
export type Options = {
  /** Measure the export that is there instead of building one. */
  build: boolean;
  out: string;
  repeats: Repeats;
  /** Only these routes; all of them when empty. */
  only: string[];
  /** Other built sites to measure in the same run. */
  beside: Beside[];
  /** Loads, letters, touches and page changes on a slowed phone. */
  clocks: boolean;
  lighthouse: boolean;
  /** Write the figures into `results.json` and the README. */
  keep: boolean;
  scale: boolean;
};

/** A whole run: half an hour on two cores. */
const whole: Repeats = {
  clocks: 5,
  clocksOfOthers: 3,
  nextPage: 7,
  typing: 5,
  presses: 3,
  touches: 3,
  lighthouse: 3,
};

/** Some pages: two minutes for one. */
const quick: Repeats = {
  clocks: 3,
  clocksOfOthers: 3,
  nextPage: 3,
  typing: 3,
  presses: 1,
  touches: 1,
  lighthouse: 3,
};

/** Reads the command line; throws one sentence about an option or a page it does not know. */
export function readOptions(words: string[]): Options {
  const { values } = parseArgs({
    args: words,
    options: {
      "no-build": { type: "boolean", default: false },
      "no-lighthouse": { type: "boolean", default: false },
      "no-clocks": { type: "boolean", default: false },
      "wire-only": { type: "boolean", default: false },
      keep: { type: "boolean", default: false },
      scale: { type: "boolean", default: false },
      out: { type: "string", default: "out" },
      runs: { type: "string" },
      only: { type: "string", multiple: true, default: [] },
      beside: { type: "string", multiple: true, default: [] },
    },
  });
  const unknown = values.only.find((route) => !routes.includes(route));
  if (unknown !== undefined)
    throw new Error(`--only knows no page ${unknown}: it takes an address such as /contact.`);
  const options = {
    build: !values["no-build"],
    out: values.out,
    repeats: repeatsOf(values.runs, values.only.length === 0 ? whole : quick),
    only: values.only,
    beside: values.beside.map(readBeside),
    clocks: !values["no-clocks"] && !values["wire-only"],
    lighthouse: !values["no-lighthouse"] && !values["wire-only"],
    keep: values.keep,
    scale: values.scale,
  };
  const isWhole = options.clocks && options.lighthouse && options.only.length === 0;
  if (options.keep && !options.scale && !isWhole)
    throw new Error("--keep is for whole runs: without --only, --wire-only or --no-….");
  return options;
}

function repeatsOf(runs: string | undefined, usual: Repeats): Repeats {
  if (runs === undefined) return usual;
  const number = Number(runs);
  if (!Number.isInteger(number) || number < 1)
    throw new Error("--runs takes a whole number from 1 on.");
  return Object.fromEntries(Object.keys(usual).map((name) => [name, number])) as Repeats;
}

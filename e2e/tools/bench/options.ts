import { parseArgs } from "node:util";
import { routes } from "@/e2e/tools/bench/routes";

/** What `npm run bench -- …` was asked for. */
export type Options = {
  /** Measure the export that is there instead of building one. */
  build: boolean;
  out: string;
  /** How often Lighthouse runs and each clock is read (slowed pages three times at most); medians count. */
  runs: number;
  /** Only these routes, printed and not kept; all of them when empty. */
  only: string[];
  /** Bytes, requests and layout shift alone: what no machine changes. */
  wireOnly: boolean;
  lighthouse: boolean;
  /** Loads, touches and page changes on a slowed phone. */
  clocks: boolean;
  scale: boolean;
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
      scale: { type: "boolean", default: false },
      out: { type: "string", default: "out" },
      runs: { type: "string", default: "5" },
      only: { type: "string", multiple: true, default: [] },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error("--runs takes a whole number from 1 on.");
  const unknown = values.only.find((route) => !routes.includes(route));
  if (unknown !== undefined)
    throw new Error(`--only knows no page ${unknown}: it takes an address such as /contact.`);
  return {
    build: !values["no-build"],
    out: values.out,
    runs,
    only: values.only,
    wireOnly: values["wire-only"],
    clocks: !values["no-clocks"] && !values["wire-only"],
    lighthouse: !values["no-lighthouse"] && !values["wire-only"],
    scale: values.scale,
  };
}

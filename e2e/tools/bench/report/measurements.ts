import { templates } from "@/e2e/tools/bench/sites/sites";

/** What was measured of a site: `what, page`, in bytes, milliseconds, counts or points. */
export type Measurements = Record<string, number>;

/** One line of the report: a value of one page or of several, and what ours should be. */
export type Line = {
  what: string;
  pages: string[];
  unit?: "kB" | "ms";
  most?: number;
  least?: number;
  /** Of other sites' values, by their names. */
  times?: Measurements;
  fails?: boolean;
};

export const all = Object.keys(templates);
const but = (...left: string[]) => all.filter((page) => !left.includes(page));
const islands = ["contact", "gallery", "unsubscribe"];

/** No machine changes these: over its bar, or not measured in a whole run, one fails the run. */
const exact: Line[] = [
  { what: "script untouched", pages: ["home"], unit: "kB", most: 8 },
  { what: "script untouched", pages: but("home", ...islands), unit: "kB", most: 0 },
  // Their islands stand in the first window.
  { what: "script untouched", pages: islands, unit: "kB", most: 75 },
  { what: "script scrolled", pages: ["home"], unit: "kB", most: 100 },
  { what: "script after a touch", pages: ["contact", "service"], unit: "kB", most: 75 },
  { what: "all bytes", pages: ["home", "service"], unit: "kB", most: 80 },
  // The most are the gallery's: ten of them are thumbnails.
  { what: "requests", pages: all, most: 21 },
  { what: "files", pages: all, most: 1 },
  { what: "shift", pages: all, most: 0 },
];

/** These are of one machine and one hour, and only said. */
const timed: Line[] = [
  { what: "script before the largest paint", pages: ["home"], unit: "kB", most: 0 },
  { what: "touch to live", pages: ["contact"], unit: "ms", times: { before: 0.55 } },
  { what: "touch to live", pages: ["service"], unit: "ms", times: { before: 0.7 } },
  { what: "first letter", pages: ["contact", "service"], unit: "ms" },
  { what: "letters lost", pages: ["contact", "service"], most: 0 },
  { what: "main thread", pages: ["home"], unit: "ms", times: { astrowind: 1.3 } },
  { what: "largest paint", pages: ["service"], unit: "ms", times: { astrowind: 0.95 } },
  { what: "next page", pages: ["contact"], unit: "ms", times: { before: 1, astrowind: 1 } },
  { what: "next page after scrolling", pages: ["contact"], unit: "ms", times: { astrowind: 0.95 } },
  { what: "performance", pages: but("gallery"), least: 100 },
  // Other people's pictures.
  { what: "performance", pages: ["gallery"], least: 99 },
  { what: "accessibility", pages: all, least: 100 },
  { what: "best-practices", pages: all, least: 100 },
  // It says that it wants to be found by nobody.
  { what: "seo", pages: but("unsubscribe"), least: 100 },
];

/** Every line of the report, in its order. */
export const lines: Line[] = [...exact.map((line) => ({ ...line, fails: true })), ...timed];

/** A line's values of a site, in the line's unit; undefined where there is none. */
export const read = ({ what, pages, unit }: Line, values: Measurements): (number | undefined)[] =>
  pages.map((page) => {
    const value = values[`${what}, ${page}`];
    return value !== undefined && unit === "kB" ? value / 1000 : value;
  });

import { styleText } from "node:util";
import type { Excess } from "@/e2e/tools/bench/budgets";
import type { PageFigures, Results } from "@/e2e/tools/bench/figures";
import { scaleLines } from "@/e2e/tools/bench/scale-lines";
import type { WireFigures } from "@/e2e/tools/bench/wire";

type Cells = readonly string[];

const head: Cells = [
  "page",
  "script +floor",
  "style",
  "font",
  "html",
  "pictures",
  "in window",
  "requests",
  "early",
  "nodes",
  "shift",
  "slow shift",
  "again",
  "text",
  "largest",
  "script ms",
  "thread",
  "longest",
  "menu",
  "next page",
  "its kB",
  "Lighthouse",
];

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** A clock's figure with its ratio to the empty page's. */
const beside = (own = NaN, floor = NaN) =>
  Number.isNaN(own / floor) ? "–" : `${Math.round(own)} ×${(own / floor).toFixed(2)}`;

const whole = (figure = NaN) => (Number.isNaN(figure) ? "–" : String(Math.round(figure)));

const scriptOf = (own: WireFigures, floor: WireFigures) =>
  own === floor
    ? kilobytes(own.script)
    : `${kilobytes(own.script)} +${kilobytes(own.script - floor.script)}`;

function cellsOf(name: string, page: PageFigures, floor: PageFigures): Cells {
  const { wire, repeat, slow, slowFloor, lighthouse: scores } = page;
  return [
    name,
    scriptOf(wire, floor.wire),
    kilobytes(wire.style),
    kilobytes(wire.font),
    kilobytes(wire.html),
    kilobytes(wire.picture),
    kilobytes(wire.picturesAboveFold),
    String(wire.requests),
    String(wire.requestsBeforeScroll),
    String(wire.domNodes),
    wire.layoutShift.toFixed(3),
    // A kept run may be older than this figure.
    slow?.layoutShift?.toFixed(3) ?? "–",
    repeat ? `${kilobytes(repeat.bytes)} in ${repeat.requests}` : "–",
    beside(slow?.firstText, slowFloor?.firstText),
    beside(slow?.largestPaint, slowFloor?.largestPaint),
    beside(slow?.scripting, slowFloor?.scripting),
    beside(slow?.mainThread, slowFloor?.mainThread),
    whole(slow?.longestTask),
    whole(slow?.menu),
    beside(slow?.nextPage, slowFloor?.nextPage),
    slow?.nextPageBytes === undefined ? "–" : kilobytes(slow.nextPageBytes),
    scores
      ? [scores.performance, scores.accessibility, scores["best-practices"], scores.seo].join("/")
      : "–",
  ];
}

/**
 * The run as a table for the README, aligned as Prettier aligns it, and some lines below: kilobytes
 * of brotli, milliseconds, ratios to the empty page.
 */
export function tableOf({ floor, pages, interactions, scale = [] }: Results): string {
  const rows = [
    head,
    cellsOf("the floor", floor, floor),
    ...Object.entries(pages).map(([route, page]) => cellsOf(`\`${route}\``, page, floor)),
  ];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: Cells) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [titles = "", ...lines] = rows.map(line);
  const rule = line(widths.map((width) => "-".repeat(width)));
  const touches = Object.entries(interactions).map(
    ([name, time]) => `${name}: ${Math.round(time)} ms from touch to paint`,
  );
  return [titles, rule, ...lines, "", ...touches, ...scaleLines(scale)].join("\n");
}

/** What is over budget or was not measured, one line each. */
export function excessLines(excesses: readonly Excess[]): string {
  if (excesses.length === 0) return "Nothing is over budget.";
  const number = (value: number) => String(Math.round(value * 1000) / 1000);
  return excesses
    .map(({ route, what, is, budget, fails }) => {
      const missing = Number.isNaN(is) || Number.isNaN(budget);
      const line = missing
        ? `not measured: ${route}: ${what}`
        : `over budget: ${route}: ${what} ${number(is)}, budget ${number(budget)}`;
      return fails ? styleText("red", line) : line;
    })
    .join("\n");
}

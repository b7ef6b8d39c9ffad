import { readFileSync, writeFileSync } from "node:fs";
import { styleText } from "node:util";
import type { Excess } from "@/e2e/tools/bench/report/excesses";
import type { Results } from "@/e2e/tools/bench/report/figures";
import { scaleLines } from "@/e2e/tools/bench/report/scale-lines";
import { summaryTable } from "@/e2e/tools/bench/report/summary";
import { clockTable, formTable, nextPageTable, wireTable } from "@/e2e/tools/bench/report/tables";

export const readme = "e2e/tools/bench/README.md";
const marks = { begin: "<!-- the kept run -->", end: "<!-- the end of it -->" };

/** A run as the README has it: how it was made, the targets, and a table for each kind of figure. */
export function reportOf(results: Results): string {
  const { date, minutes, versions, touches, scale = [], repeats } = results;
  const programs = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const touched = Object.entries(touches).map(
    ([name, time]) => `- ${name}: ${Math.round(time)} ms from touch to paint`,
  );
  const often = Object.entries(repeats).map(([name, number]) => `${name} ${number}`);
  return [
    `Of ${date}, in ${minutes.toFixed(1)} minutes: ${programs.join(", ")}.`,
    `Readings: ${often.join(", ")}.`,
    summaryTable(results),
    wireTable(results),
    ...(results.floor.clocks ? [clockTable(results)] : []),
    ...(results.site.nextPage ? [nextPageTable(results)] : []),
    ...(results.plainInput ? [formTable(results)] : []),
    ...(touched.length > 0 ? [touched.join("\n")] : []),
    ...(scale.length > 0
      ? [
          scaleLines(scale)
            .map((line) => `- ${line}`)
            .join("\n"),
        ]
      : []),
  ].join("\n\n");
}

/** Puts a report between the marks of a text. Throws when they are not there. */
export function withReport(text: string, report: string): string {
  const begin = text.indexOf(marks.begin);
  const end = text.indexOf(marks.end);
  if (begin < 0 || end < begin)
    throw new Error(`No ${marks.begin} … ${marks.end} to write between.`);
  return `${text.slice(0, begin + marks.begin.length)}\n\n${report}\n\n${text.slice(end)}`;
}

/** Prints a kept run where engineers look for it. */
export function writeReport(results: Results): void {
  writeFileSync(readme, withReport(readFileSync(readme, "utf8"), reportOf(results)));
}

/** What is over budget or was not measured, one line each; red where it fails the run. */
export function excessLines(excesses: readonly Excess[]): string {
  if (excesses.length === 0) return "Nothing is over budget.";
  const number = (value: number) => String(Math.round(value * 1000) / 1000);
  return excesses
    .map(({ route, what, is, budget, fails }) => {
      const missing = Number.isNaN(is) || Number.isNaN(budget);
      const line = missing
        ? `not measured: ${route}: ${what}`
        : `${is > budget ? "over" : "under"} budget: ${route}: ${what} ${number(is)}, budget ${number(budget)}`;
      return fails ? styleText("red", line) : line;
    })
    .join("\n");
}

import { readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";
import { all, lines, read } from "@/e2e/tools/bench/report/measurements";
import type { Measurements, Line } from "@/e2e/tools/bench/report/measurements";

/** What a run measured. */
export type Results = { run: string; values: Measurements };

const nameOf = ({ what, pages, unit }: Line) =>
  `${what}${unit ? `, ${unit}` : ""}: ${pages.length === all.length ? "all" : pages.join(", ")}`;

const barOf = ({ most, least }: Line) => (most === undefined ? `≥ ${least}` : `≤ ${most}`);
function cellOf(line: Line, values: Measurements): string {
  const digits = line.unit === "kB" ? 1 : line.what === "shift" ? 3 : 0;
  const cells = read(line, values).map((value) => value?.toFixed(digits) ?? "–");
  return new Set(cells).size === 1 ? (cells[0] ?? "") : cells.join(", ");
}

/** The report's table in Markdown; equal values of a line are said once. */
export function tableOf({ values }: Results): Promise<string> {
  const head = ["what", "bar", "is"];
  const rows = lines.map((line) => [nameOf(line), barOf(line), cellOf(line, values)]);
  const table = [head, head.map(() => "-"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return format(table.join("\n"), { parser: "markdown" });
}

/**
 * The lines whose bar is not kept. In: whether all was asked for: then a value that no machine
 * changes and that is not there counts, too.
 */
export function overBar({ values }: Results, whole: boolean) {
  const isOver = (line: Line) => {
    const { most = Infinity, least = -Infinity, fails } = line;
    return read(line, values).some((value) =>
      value === undefined ? whole && fails : value < least || value > most,
    );
  };
  return lines.filter(isOver).map((line) => ({ name: nameOf(line), fails: line.fails ?? false }));
}

/** Writes a run's table into the README. */
export async function keep(results: Results): Promise<void> {
  const readme = "e2e/tools/bench/README.md";
  const [text = ""] = readFileSync(readme, "utf8").split(/(?<=<!-- kept -->)/);
  writeFileSync(readme, `${text}\n\n${results.run}\n\n${await tableOf(results)}`);
}

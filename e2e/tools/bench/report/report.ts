import { readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";
import { all, lines, read } from "@/e2e/tools/bench/report/measurements";
import type { Measurements, Line } from "@/e2e/tools/bench/report/measurements";

/** What a run measured, by the sites' names; ours comes first. */
export type Results = { run: string; sites: Record<string, Measurements> };

const nameOf = ({ what, pages, unit }: Line) =>
  `${what}${unit ? `, ${unit}` : ""}: ${pages.length === all.length ? "all" : pages.join(", ")}`;

const barOf = ({ most, least, times = {} }: Line) => {
  const others = Object.entries(times).map(([name, factor]) => `≤ ${factor} × ${name}`);
  const own = most === undefined ? least !== undefined && `≥ ${least}` : `≤ ${most}`;
  return [own, ...others].filter(Boolean).join(", ");
};
function cellOf(line: Line, values: Measurements): string {
  const digits = line.unit === "kB" ? 1 : line.what === "shift" ? 3 : 0;
  const cells = read(line, values).map((value) => value?.toFixed(digits) ?? "–");
  return new Set(cells).size === 1 ? (cells[0] ?? "") : cells.join(", ");
}

/** The report's table in Markdown: a line a value, a column a site; equal values are said once. */
export function tableOf({ sites }: Results): Promise<string> {
  const head = ["what", "bar", ...Object.keys(sites)];
  const rows = lines.map((line) => {
    const cells = Object.values(sites).map((values) => cellOf(line, values));
    return [nameOf(line), barOf(line), ...cells];
  });
  const table = [head, head.map(() => "-"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return format(table.join("\n"), { parser: "markdown" });
}

/**
 * The lines whose bar ours does not keep. In: whether all was asked for: then a value that no machine
 * changes and that is not there counts, too.
 */
export function overBar({ sites }: Results, whole: boolean) {
  const [ours = {}] = Object.values(sites);
  const isOver = (line: Line) => {
    const { most = Infinity, least = -Infinity, times = {}, fails } = line;
    return read(line, ours).some((value, at) => {
      if (value === undefined) return whole && fails;
      const others = Object.entries(times).map(
        ([name, factor]) => factor * (read(line, sites[name] ?? {})[at] ?? Infinity),
      );
      return value < least || value > Math.min(most, ...others);
    });
  };
  return lines.filter(isOver).map((line) => ({ name: nameOf(line), fails: line.fails ?? false }));
}

/** Writes a run into `results.json`, and its table into the README. */
export async function keep(results: Results): Promise<void> {
  writeFileSync("e2e/tools/bench/results.json", `${JSON.stringify(results)}\n`);
  const readme = "e2e/tools/bench/README.md";
  const [text = ""] = readFileSync(readme, "utf8").split(/(?<=<!-- kept -->)/);
  writeFileSync(readme, `${text}\n\n${results.run}\n\n${await tableOf(results)}`);
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checklistRows, levelOf, rowsIn, titlesIn } from "@/e2e/tools/checks/rows";
import type { Level } from "@/e2e/tools/checks/rows";

/**
 * `npm run rows`: prints each row of e2e/checklist.md that no test title names, each named row that
 * the checklist lacks, and the rows tested at all three levels, where one test may be too many. The
 * exit code is 1 when there is one of the first two.
 */
function listRows(): void {
  const checklist = readFileSync("e2e/checklist.md", "utf8");
  const rows = checklistRows(checklist);
  const levels = levelsByRow();
  const untested = rows.filter((row) => !levels.has(row));
  const unknown = [...levels.keys()].filter((row) => !rows.includes(row)).sort((a, b) => a - b);
  const threefold = rows.filter((row) => levels.get(row)?.size === 3);

  for (const row of untested) {
    console.log(checklist.split("\n").find((line) => line.startsWith(`| ${row} |`)));
  }
  if (unknown.length > 0)
    console.log(`Named by a title but not in the list: ${unknown.join(", ")}`);
  console.log(`Tested by unit, export and browser: ${threefold.join(", ") || "none"}`);
  console.log(`${untested.length} of ${rows.length} rows are named by no test`);
  process.exitCode = untested.length + unknown.length > 0 ? 1 : 0;
}

/** At which levels each row is named by the title of a test. */
function levelsByRow(): Map<number, Set<Level>> {
  const levels = new Map<number, Set<Level>>();
  for (const file of testFiles()) {
    for (const row of titlesIn(readFileSync(file, "utf8"), file).flatMap(rowsIn)) {
      levels.set(row, (levels.get(row) ?? new Set()).add(levelOf(file)));
    }
  }
  return levels;
}

const testFiles = () =>
  ["app", "components", "content", "lib", "e2e"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    // The parser's own test is full of made-up titles.
    .filter((file) => !file.endsWith("checks/rows.test.ts"));

listRows();

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Where a test file proves something: in Jest, in what is served, or in what a visitor sees and does. */
const levelOf = (file: string) => {
  if (!file.startsWith("e2e/specs/")) return "unit";
  return /^e2e\/specs\/(export|deploy)\//.test(file) ? "export" : "browser";
};

/** The rows that a test file names outside of comments: "(row 12)" or "(rows 12, 15-18 and 20; F38)". */
function rowsIn(source: string): number[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, "");
  const lists = [...code.matchAll(/\(rows? (\d[^);]*)/g)].map(([, list = ""]) => list);
  return lists.flatMap((list) =>
    [...list.matchAll(/(\d+)(?:[-–](\d+))?/g)].flatMap(([, first, last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) => Number(first) + step),
    ),
  );
}

// `npm run rows`: prints each row of e2e/checklist.md that no test title names, each named row that the
// list lacks, and the rows tested at all three levels, where one test may be too many. The exit code is
// 1 when there is one of the first two.
const listed = ["ls-files", "-co", "--exclude-standard", "*.test.ts", "*.test.tsx", "*.spec.ts"];
const levels = new Map<number, Set<string>>();
const files = execFileSync("git", listed).toString().trim().split("\n");
for (const file of files.filter((each) => existsSync(each))) {
  for (const row of rowsIn(readFileSync(file, "utf8")))
    levels.set(row, (levels.get(row) ?? new Set()).add(levelOf(file)));
}
const checklist = [...readFileSync("e2e/checklist.md", "utf8").matchAll(/^\|\s*(\d+)\s*\|.*/gm)];
const rows = checklist.map(([, row]) => Number(row));
const untested = checklist.filter(([, row]) => !levels.has(Number(row))).map(([line]) => line);
const unknown = [...levels.keys()].filter((row) => !rows.includes(row)).sort((a, b) => a - b);
const threefold = rows.filter((row) => levels.get(row)?.size === 3);

console.log(untested.join("\n"));
console.log(`Named by a title but not in the list: ${unknown.join(", ") || "none"}`);
console.log(`Tested by unit, export and browser: ${threefold.join(", ") || "none"}`);
console.log(`${untested.length} of ${rows.length} rows are named by no test`);
process.exitCode = untested.length + unknown.length > 0 ? 1 : 0;

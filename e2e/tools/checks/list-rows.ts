import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

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

// `npm run rows`: prints the rows of e2e/checklist.md that deviate from the specification, each row that
// no test title names, and each named row that the list lacks. The exit code is 1 when a row is untested
// or unknown.
const listed = ["ls-files", "-co", "--exclude-standard", "*.test.ts", "*.test.tsx", "*.spec.ts"];
const files = execFileSync("git", listed).toString().trim().split("\n");
const sources = files.filter((each) => existsSync(each)).map((file) => readFileSync(file, "utf8"));
const named = new Set(sources.flatMap(rowsIn));
const checklist = [...readFileSync("e2e/checklist.md", "utf8").matchAll(/^\|\s*(\d+)\s*\|.*/gm)];
const rows = checklist.map(([, row]) => Number(row));
const untested = checklist.filter(([, row]) => !named.has(Number(row))).map(([line]) => line);
const unknown = [...named].filter((row) => !rows.includes(row)).sort((a, b) => a - b);

const deviating = checklist.flatMap(([line, row]) => {
  const [, reason] = /Deviates: (.*?)(?: Ours: .*)? \|$/.exec(line) ?? [];
  return reason ? [`${row} deviates: ${reason}`] : [];
});

console.log([...deviating, ...untested].join("\n"));
console.log(`Named by a title but not in the list: ${unknown.join(", ") || "none"}`);
console.log(`${deviating.length} of ${rows.length} rows deviate`);
console.log(`${untested.length} of ${rows.length} rows are named by no test`);
process.exitCode = untested.length + unknown.length > 0 ? 1 : 0;

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checklistRows, rowsIn, titlesIn } from "@/e2e/tools/checks/rows";

/**
 * `npm run rows`: prints each row of e2e/checklist.md that no test title names, and each named row
 * that the checklist lacks. The exit code is 1 when there is one of either.
 */
function listUnprovedRows(): void {
  const checklist = readFileSync("e2e/checklist.md", "utf8");
  const rows = checklistRows(checklist);
  const named = new Set(testTitles().flatMap(rowsIn));
  const unproved = rows.filter((row) => !named.has(row));
  const unknown = [...named].filter((row) => !rows.includes(row)).sort((a, b) => a - b);

  for (const row of unproved) {
    console.log(checklist.split("\n").find((line) => line.startsWith(`| ${row} |`)));
  }
  if (unknown.length > 0)
    console.log(`Named by a title but not in the list: ${unknown.join(", ")}`);
  console.log(`${unproved.length} of ${rows.length} rows are named by no test`);
  process.exitCode = unproved.length + unknown.length > 0 ? 1 : 0;
}

function testTitles(): string[] {
  return (
    ["app", "components", "content", "lib", "e2e"]
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
          join(folder, file),
        ),
      )
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      // The parser's own test is full of made-up titles.
      .filter((file) => !file.endsWith("checks/rows.test.ts"))
      .flatMap((file) => titlesIn(readFileSync(file, "utf8"), file))
  );
}

listUnprovedRows();

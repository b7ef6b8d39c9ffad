/** @jest-environment node */
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { excessLines, readme, reportOf, withReport } from "@/e2e/tools/bench/report/report";
import { keptResults } from "@/e2e/tools/bench/report/results";
import { fullRun, ownSite } from "@/e2e/tools/bench/report/sample-run";

test("a report is written between its marks and leaves the rest alone", () => {
  const before = "Read me.\n\n<!-- the kept run -->\n\nOld.\n\n<!-- the end of it -->\n\nMore.\n";
  expect(withReport(before, "New.")).toBe(before.replace("Old.", "New."));
  expect(() => withReport("Read me.", "New.")).toThrow("No <!-- the kept run -->");
});

test("the README prints the kept run", () => {
  const kept = keptResults();
  if (!kept) throw new Error("There is no kept run: npm run bench -- --keep");
  const text = readFileSync(readme, "utf8");
  expect(withReport(text, reportOf(kept))).toBe(text);
});

test("a run with another site beside ours has a column and rows for it", () => {
  const report = reportOf(fullRun(ownSite, { beside: { astrowind: ownSite } }));
  expect(report).toMatch(/\| what +\| target +\| ours +\| astrowind +\|/);
  expect(report).toContain("| astrowind `/services/furnaceRepair` |");
});

test("what is over, under and not measured is said in words", () => {
  const excess = { route: "/contact", fails: true };
  const lines = excessLines([
    { ...excess, what: "html", is: 20_001, budget: 20_000 },
    { ...excess, what: "Lighthouse seo", is: 92, budget: 100, fails: false },
    { ...excess, what: "files", is: NaN, budget: 2 },
  ]);
  expect(stripVTControlCharacters(lines).split("\n")).toEqual([
    "over budget: /contact: html 20001, budget 20000",
    "under budget: /contact: Lighthouse seo 92, budget 100",
    "not measured: /contact: files",
  ]);
  expect(excessLines([])).toBe("Nothing is over budget.");
});

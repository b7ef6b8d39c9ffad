/** @jest-environment node */
import { checklistRows, levelOf, rowsIn, titlesIn } from "@/e2e/tools/checks/rows";

test("the checklist's rows are the table lines that begin with a number", () => {
  const markdown = "# Rows 1-3\n| # | Requirement |\n|---|---|\n| 1 | Home. |\n|12| `3` |\n\n| 7";
  expect(checklistRows(markdown)).toEqual([1, 12]);
});

test("titles are found in quotes, templates, tables and groups, and nowhere else", () => {
  const source = `
    // test("in a comment (row 1)")
    const words = 'it("in a string (row 2)")';
    describe("group (row 3)", () => {
      it('single', () => expect(render("not a title (row 4)")).toBe(1));
      test.each([["(row 5)"]])("each %s", () => {});
      test.each\`a\`("tagged", () => {});
      test.describe(\`template \${words} (row 6)\`, () => {});
      test.use({ a: 1 });
      page.test("not ours (row 7)");
    });`;
  expect(titlesIn(source, "a.test.tsx")).toEqual([
    "group (row 3)",
    "single",
    "each %s",
    "tagged",
    "`template ${words} (row 6)`",
  ]);
});

test("a title names single rows, lists and ranges", () => {
  expect(rowsIn("closes on Esc (row 181)")).toEqual([181]);
  expect(rowsIn("keeps the text (rows 12, 15-17 and 20)")).toEqual([12, 15, 16, 17, 20]);
  expect(rowsIn("reads (rows 5–6), then writes (row 9; F38)")).toEqual([5, 6, 9]);
  expect(rowsIn("speaks of rows 12 and of (the row 13)")).toEqual([]);
  expect(() => rowsIn("counts down (rows 9-5)")).toThrow('"9-5" is not a range of rows');
});

test.each([
  ["lib/forms/mail.test.ts", "unit"],
  ["e2e/tools/checks/rows.test.ts", "unit"],
  ["e2e/specs/export/links.spec.ts", "export"],
  ["e2e/specs/deploy/paths.spec.ts", "export"],
  ["e2e/specs/forms/quote.spec.ts", "browser"],
])("%s tests at the level of %s", (file, level) => {
  expect(levelOf(file)).toBe(level);
});

import ts from "typescript";

const testWords = new Set(["test", "it", "describe"]);

/** Where a rule is tested: its logic in Jest, the served HTML, or what a visitor sees and does. */
export type Level = "unit" | "export" | "browser";

/** The level of a test file, by its place. */
export const levelOf = (file: string): Level => {
  if (!file.startsWith("e2e/specs/")) return "unit";
  return /^e2e\/specs\/(export|deploy)\//.test(file) ? "export" : "browser";
};

/** The row numbers of e2e/checklist.md: each table line that begins with a number. */
export const checklistRows = (markdown: string): number[] =>
  [...markdown.matchAll(/^\|\s*(\d+)\s*\|/gm)].map(([, row]) => Number(row));

/** The titles given to test, it and describe in a test file, `.each` and the like included. */
export function titlesIn(source: string, file: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) && testWords.has(rootOf(node)) && node.arguments[0];
    if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
    else if (title && ts.isTemplateExpression(title)) titles.push(title.getText(tree));
    ts.forEachChild(node, visit);
  };
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  visit(tree);
  return titles;
}

/** The rows a title names: "(row 12)" or "(rows 12, 15-18 and 20)". Throws on a range that runs backwards. */
export function rowsIn(title: string): number[] {
  const lists = [...title.matchAll(/\(rows? (\d[^)]*)\)/g)].map(([, list]) => list ?? "");
  return lists.flatMap((list) => {
    // What follows the numbers, such as "; F38", names something else.
    const numbers = /^\d+(?:\s*(?:-|–|,|and|, and)\s*\d+)*/.exec(list)?.[0] ?? "";
    return numbers.split(/\s*(?:,|and)+\s*/).flatMap(numbersOf);
  });
}

function numbersOf(part: string): number[] {
  const [first = 0, last = first] = part.split(/[-–]/).map(Number);
  if (last < first) throw new Error(`"${part}" is not a range of rows`);
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

/** `test` for test(…), test.only(…) and test.each(…)(…); "" for any other call. */
function rootOf(call: ts.CallExpression): string {
  let node: ts.Expression = call.expression;
  while (!ts.isIdentifier(node)) {
    if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) node = node.expression;
    else if (ts.isTaggedTemplateExpression(node)) node = node.tag;
    else return "";
  }
  return node.text;
}

import ts from "typescript";

/** What stands under these names is no word of a sentence: the build refuses a wrong one by its name. */
const named =
  /^"?(id|icon|key|picture|category|source|path|page|link|href|ctaLink|related|code|promotion|family|service|part|machine|url|email|phone|siteUrl|mapUrl|reviewsUrl|state|weekdays|extended|photograph|wide|media|cta|dayNames|\$schema)"?$/;

/** Where a file has words that a reader sees, of four letters and more. */
export function wordsOf(text: string): { at: number; word: string }[] {
  // A data file is a value: in parentheses, as long as its brace, it is an expression.
  const source = text.replace(/^\{/, "({");
  const shift = source.length - text.length;
  const tree = ts.createSourceFile("content.ts", source, ts.ScriptTarget.Latest, true);
  const found: { at: number; word: string }[] = [];
  const visit = (node: ts.Node): void => {
    const isName =
      (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
      named.test(node.name.getText(tree));
    const isSchema = ts.isCallExpression(node) && node.getText(tree).startsWith("z.");
    const code = [ts.isImportDeclaration, ts.isTypeNode, ts.isBinaryExpression];
    if (isName || isSchema || code.some((isKind) => isKind(node))) return;
    if (ts.isPropertyAssignment(node)) return visit(node.initializer);
    const isTemplate = ts.isTemplateLiteralToken(node);
    if (isTemplate || (ts.isStringLiteral(node) && /^[A-Z]|\s/.test(node.text))) {
      for (const { index, 0: word } of node
        .getText(tree)
        .matchAll(/(?<![{\w/.-])[A-Za-z]{4,}(?![\w}./])/g))
        found.push({ at: node.getStart(tree) - shift + index, word });
    }
    // What a schema says is read by whoever edits: only the value that it checks is content.
    if (ts.isCallExpression(node)) node.arguments.slice(1).forEach(visit);
    else ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

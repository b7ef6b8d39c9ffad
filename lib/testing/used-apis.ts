import { relative } from "node:path";
import ts from "typescript";
import { known, lacking } from "@/lib/testing/browser-support";

/** A use of what some promised browser lacks: "HTMLElement.inert", and "lib/browser/menus.ts:80". */
export type Use = { feature: string; at: string };

const { interfaces, builtins, elements, attributes, selectors } = known;

/** Looks a member up, of an interface as TypeScript names it: ReadonlyArray, ObjectConstructor. */
function findMember(owner: string, name: string) {
  const [, plain = "", kind] =
    /^(?:Readonly(?=[AMS]))?(.*?)(Constructor|Init|Options)?$/.exec(owner) ?? [];
  const key = kind === "Constructor" ? `${name}_static` : name;
  const found = interfaces[plain]?.[key] ?? builtins[plain]?.[key];
  return { feature: `${plain}.${name}`, found };
}

/**
 * What scripts use of the language and the browser that a promised browser lacks. Judged by types,
 * so `query.size` is found where `query` is a URLSearchParams.
 * @param roots The files to start from; those that they import are read as well.
 */
export function newerApis(roots: readonly string[]): Use[] {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ".");
  const program = ts.createProgram(roots, { ...options, incremental: false, types: [] });
  const checker = program.getTypeChecker();
  const uses: Use[] = [];

  /** The names of a type and of all that it extends. */
  const namesOf = (type: ts.Type): string[] => {
    const plain = checker.getApparentType(checker.getNonNullableType(type));
    if (plain.isUnionOrIntersection()) return plain.types.flatMap(namesOf);
    return [plain.symbol?.name ?? "", ...(plain.getBaseTypes() ?? []).flatMap(namesOf)];
  };
  /** The interface's members that a name stands for, and the types in which to look them up. */
  const resolve = (node: ts.Identifier): { symbol?: ts.Symbol | undefined; owners: string[] } => {
    const { parent } = node;
    const of = (type?: ts.Type) => ({
      symbol: type && checker.getNonNullableType(type).getProperty(node.text),
      owners: type ? namesOf(type) : [],
    });
    if (ts.isPropertyAccessExpression(parent) && parent.name === node)
      return of(checker.getTypeAtLocation(parent.expression));
    if (
      ts.isObjectLiteralElement(parent) &&
      ts.isObjectLiteralExpression(parent.parent) &&
      parent.name === node
    )
      return of(checker.getContextualType(parent.parent));
    if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node)
      return of(checker.getTypeAtLocation(parent.parent));
    return { symbol: checker.getSymbolAtLocation(node), owners: ["Window"] };
  };
  const isPlatform = ({ declarations = [] }: ts.Symbol) =>
    declarations.some((each) => program.isSourceFileDefaultLibrary(each.getSourceFile()));

  const look = (node: ts.Node): void => {
    ts.forEachChild(node, look);
    // A selector in a text, where a pseudo-class that a browser lacks throws.
    for (const [feature, name = ""] of ts.isStringLiteralLike(node)
      ? node.text.matchAll(/:([a-z-]+)/g)
      : []) {
      if (lacking(selectors[name]).length > 0) uses.push({ feature, at: placeOf(node) });
    }
    if (!ts.isIdentifier(node) || ts.isTypeNode(node.parent)) return;
    const { symbol, owners } = resolve(node);
    if (!symbol || !isPlatform(symbol)) return;
    const global = interfaces[node.text] ?? builtins[node.text];
    const members = owners.map((owner) => findMember(owner, symbol.name));
    const { feature, found } = members.find((member) => member.found) ?? {
      feature: node.text,
      found: global,
    };
    if (lacking(found).length > 0) uses.push({ feature, at: placeOf(node) });
  };
  program
    .getSourceFiles()
    .filter(
      ({ fileName, isDeclarationFile }) => !isDeclarationFile && !fileName.includes("node_modules"),
    )
    .forEach(look);
  return uses;
}

/** The attributes of elements in markup that a promised browser lacks, as "<div popover>". */
export function newerAttributes(path: string, source: string): Use[] {
  const uses: Use[] = [];
  const look = (node: ts.Node): void => {
    ts.forEachChild(node, look);
    if (!ts.isJsxAttribute(node)) return;
    const tag = node.parent.parent.tagName.getText();
    const name = node.name.getText().toLowerCase();
    if (lacking(elements[tag]?.[name] ?? (elements[tag] && attributes[name])).length > 0)
      uses.push({ feature: `<${tag} ${name}>`, at: placeOf(node) });
  };
  look(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return uses;
}

function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(".", file.fileName)}:${line + 1}`;
}

import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Plugin } from "esbuild";
import ts from "typescript";

/** Packages whose index file does nothing but list what other files of theirs export. */
const packages = ["framer-motion", "motion-dom", "motion-utils"];

/** The statements of a module that import or export single names from another, as TypeScript reads them. */
function statementsOf(text: string) {
  const { statements } = ts.createSourceFile("module.tsx", text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    const [list, from, isType] = ts.isImportDeclaration(statement)
      ? [
          statement.importClause?.namedBindings,
          statement.moduleSpecifier,
          statement.importClause?.isTypeOnly,
        ]
      : ts.isExportDeclaration(statement)
        ? [statement.exportClause, statement.moduleSpecifier, statement.isTypeOnly]
        : [];
    if (isType || !from || !ts.isStringLiteral(from) || !list || !("elements" in list)) return [];
    const names = list.elements.map((each) => ({
      name: (each.propertyName ?? each.name).text,
      alias: each.name.text,
    }));
    const word = ts.isExportDeclaration(statement) ? "export" : "import";
    return { word, from: from.text, names, start: statement.pos, end: statement.end };
  });
}

/**
 * Rewrites imports from an index file to imports from the files it lists. esbuild splits by file: what
 * two scripts import from one index would all come with the first, as would what is imported lazily.
 * A name that the index does not list so is left as it is.
 */
export const directImports: Plugin = {
  name: "parts of a package are imported from their own files",
  setup({ onLoad, resolve: find }) {
    /** By each name that a package exports, the file that exports it, and how it is called there. */
    const indexes = new Map<string, Map<string, { file: string; name: string }>>();
    async function indexOf(packageName: string, resolveDir: string) {
      const { path } = await find(packageName, { kind: "import-statement", resolveDir });
      const listed = statementsOf(await readFile(path, "utf8")).flatMap(({ from, names }) =>
        names.map(({ name, alias }) => {
          return [alias, { file: resolve(dirname(path), from), name }] as const;
        }),
      );
      return new Map(listed);
    }
    onLoad({ filter: /\.(mjs|tsx?)$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      if (!packages.some((name) => text.includes(name))) return undefined;
      let contents = text;
      // From the end, so that the places before stay.
      for (const { word, from, names, start, end } of statementsOf(text).reverse()) {
        if (!packages.includes(from)) continue;
        const index = indexes.get(from) ?? (await indexOf(from, dirname(path)));
        indexes.set(from, index);
        const lines = names.map(({ name, alias }) => {
          const { file, name: original } = index.get(name) ?? { file: from, name };
          return `${word} { ${original} as ${alias} } from ${JSON.stringify(file)};`;
        });
        contents = contents.slice(0, start) + lines.join(" ") + contents.slice(end);
      }
      return { contents, loader: path.endsWith(".mjs") ? "js" : "tsx" };
    });
  },
};

import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Plugin } from "esbuild";

/** Packages whose index file does nothing but list what other files of theirs export; each brings the next. */
const packages = ["framer-motion", "motion-dom", "motion-utils"];

/** A statement that imports or exports single names from another module. */
const statements = /(import|export) \{([^}]*)\} from ['"]([^'"]+)['"];?/g;

/** Its names, as there and as here; those of types go. */
const namesIn = (list: string) =>
  list
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each && !each.startsWith("type "))
    .map((each) => {
      const [name = "", alias = name] = each.split(" as ");
      return { name, alias };
    });

/**
 * Rewrites imports from an index file to imports from the files it lists. esbuild splits by file: what
 * two scripts import from one index would all come with the first, as would what is imported lazily.
 * A name that the index does not list so is left as it is.
 */
export const directImports: Plugin = {
  name: "parts of a package are imported from their own files",
  setup({ onStart, onLoad, resolve: find }) {
    /** By package and name, the file that exports it, and how it is called there. */
    const sources = new Map<string, { from: string; name: string }>();
    onStart(async () => {
      let resolveDir = process.cwd();
      for (const each of packages) {
        const { path } = await find(each, { kind: "import-statement", resolveDir });
        resolveDir = dirname(path);
        for (const [, , list = "", from = ""] of (await readFile(path, "utf8")).matchAll(
          statements,
        ))
          for (const { name, alias } of namesIn(list))
            if (from.startsWith("."))
              sources.set(`${each} ${alias}`, { from: resolve(resolveDir, from), name });
      }
    });
    onLoad({ filter: /\.(mjs|tsx?)$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      const rewrite = (statement: string, word: string, list: string, index: string) => {
        if (!packages.includes(index)) return statement;
        const lines = namesIn(list).map(({ name: listed, alias }) => {
          const { from, name } = sources.get(`${index} ${listed}`) ?? { from: index, name: listed };
          return `${word} { ${name} as ${alias} } from ${JSON.stringify(from)};`;
        });
        return lines.join(" ");
      };
      const contents = text.replace(statements, rewrite);
      if (contents === text) return undefined;
      return { contents, loader: path.endsWith(".mjs") ? "js" : "tsx" };
    });
  },
};

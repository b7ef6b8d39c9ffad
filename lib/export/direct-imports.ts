import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Plugin } from "esbuild";

/** Packages whose index file does nothing but list what other files of theirs export. */
const packages = ["framer-motion", "motion-dom", "motion-utils"];

const listed = /^export \{ (.+) \} from ["'](\..+)["'];$/gm;
const imported = new RegExp(`^import \\{ (.+) \\} from ["'](${packages.join("|")})["'];$`, "gm");

const namesIn = (list: string) =>
  list.split(", ").map((each) => {
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
  setup({ onLoad, resolve: find }) {
    /** Import statements by the name that an index exports, each importing that name. */
    const sources = new Map<string, Map<string, (alias: string) => string>>();
    const readIndex = async (name: string, resolveDir: string) => {
      const { path } = await find(name, { kind: "import-statement", resolveDir });
      const statements = [...(await readFile(path, "utf8")).matchAll(listed)].flatMap(
        ([, list = "", file = ""]) =>
          namesIn(list).map(({ name, alias }) => {
            const from = JSON.stringify(resolve(dirname(path), file));
            return [alias, (as: string) => `import { ${name} as ${as} } from ${from};`] as const;
          }),
      );
      sources.set(name, new Map(statements));
    };
    onLoad({ filter: /\.(mjs|tsx?)$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      const needed = new Set([...text.matchAll(imported)].map(([, , name = ""]) => name));
      if (needed.size === 0) return undefined;
      for (const name of needed) if (!sources.has(name)) await readIndex(name, dirname(path));
      const contents = text.replace(imported, (_, list: string, name: string) =>
        namesIn(list)
          .map(({ name: part, alias }) => {
            const statement = sources.get(name)?.get(part);
            return statement?.(alias) ?? `import { ${part} as ${alias} } from "${name}";`;
          })
          .join(" "),
      );
      return { contents, loader: path.endsWith(".mjs") ? "js" : "tsx" };
    });
  },
};

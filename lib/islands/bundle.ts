import { createRequire } from "node:module";
import { relative, resolve } from "node:path";
import { build, type BuildOptions, type Metafile, type Plugin } from "esbuild";

/** A file for the browser, with a content hash in its name. */
export type Asset = { url: string; text: string };

/** The files of one island. */
export type IslandBundle = {
  /** Loaded first: its script, and each file that it imports at once. */
  urls: string[];
  /** All of its files besides React, those it imports lazily among them. */
  scripts: Asset[];
};

type Options = {
  /** The module that exports an island's component, by the island's (and component's) name. */
  modules: ReadonlyMap<string, string>;
  /** The folder that serves the files, as a path from the site's root. */
  publicPath: string;
  /** Further settings of esbuild, such as the supported browsers. */
  settings: BuildOptions;
};

const outdir = resolve("islands");

/** What an island may import of React: all that the one file exports. */
const shared = ["react", "react/jsx-runtime", "react-dom"];

/**
 * Bundles a file that holds React, and a script for each island, which imports React from that file by
 * its URL: the browser's module map holds one React, whatever loads first or twice. Rejects with
 * esbuild's errors.
 *
 * @returns React's file, and the files of each island by its name.
 */
export async function bundleIslands({ modules, publicPath, settings }: Options) {
  const bundle = async (name: string, contents: string, plugins: Plugin[] = []) => {
    const { outputFiles, metafile } = await build({
      ...settings,
      bundle: true,
      splitting: true,
      format: "esm",
      write: false,
      metafile: true,
      outdir,
      entryNames: `${name}-[hash]`,
      chunkNames: "[name]-[hash]",
      stdin: { contents, resolveDir: process.cwd() },
      plugins: [...(settings.plugins ?? []), ...plugins, adoptedStyles(settings)],
    });
    const texts = new Map(outputFiles?.map(({ path, text }) => [relative("", path), text]));
    const { outputs } = metafile as Metafile;
    const entry = Object.keys(outputs).find((output) => outputs[output]?.entryPoint) ?? "";
    const url = (output: string) => `${publicPath}/${relative(outdir, resolve(output))}`;
    return {
      urls: importsOf(outputs, entry).map(url),
      scripts: [...texts].map(([output, text]) => ({ url: url(output), text })),
    };
  };

  const react = await bundle("react", reactExports());
  const [reactUrl = ""] = react.urls;
  const islands = await Promise.all(
    [...modules].map(async ([name, file]): Promise<[string, IslandBundle]> => {
      const contents = `import { hydrateIsland } from "${reactUrl}";
        import { ${name} } from "${file}";
        export const hydrate = (host) => hydrateIsland(host, ${name});`;
      const { urls, scripts } = await bundle(name, contents, [reactAt(reactUrl)]);
      return [name, { urls: [...urls, reactUrl], scripts }];
    }),
  );
  return { react: react.scripts, islands: new Map(islands) };
}

/** What no component calls: React's own, and hints for documents that React renders. */
const unused = /^(__|unstable_|pre(connect|fetch|init|load)|act$|browser$|captureOwnerStack$)/;

/** A module with what islands import from React's packages, under each name once. */
function reactExports(): string {
  const require = createRequire(import.meta.url);
  const taken = new Set<string>();
  const lines = shared.map((name, index) => {
    const names = Object.keys(require(name) as object).filter(
      (each) => !taken.has(each) && !unused.test(each),
    );
    for (const each of names) taken.add(each);
    return `import p${index} from "${name}"; export const { ${names.join()} } = p${index};`;
  });
  return `${lines.join("")} export { p0 as default };
    export { hydrateIsland } from "@/lib/islands/hydrate";`;
}

/** A file and all that it imports at once, directly or not. */
function importsOf(outputs: Metafile["outputs"], output: string, found = new Set<string>()) {
  found.add(output);
  for (const { path, kind, external } of outputs[output]?.imports ?? []) {
    if (kind === "import-statement" && !external && !found.has(path)) {
      importsOf(outputs, path, found);
    }
  }
  return [...found];
}

const reactAt = (url: string): Plugin => ({
  name: "React is imported by its URL",
  setup({ onResolve }) {
    onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, importer }) => {
      if (shared.includes(path)) return { path: url, external: true };
      return { errors: [{ text: `${importer} would bring a second React: it imports "${path}"` }] };
    });
    onResolve({ filter: /^/ }, ({ path }) => (path === url ? { path, external: true } : undefined));
  },
});

const adoptedStyles = (settings: BuildOptions): Plugin => ({
  name: "an imported stylesheet is adopted by the document",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const css = await build({ ...settings, bundle: true, write: false, entryPoints: [path] });
      return {
        contents: `const sheet = new CSSStyleSheet();
          sheet.replaceSync(${JSON.stringify(css.outputFiles[0]?.text.trim())});
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];`,
      };
    });
  },
});

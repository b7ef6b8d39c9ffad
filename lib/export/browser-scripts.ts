import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { buildSync, type BuildOptions } from "esbuild";
import { asset } from "@/lib/export/asset";
import { directImports } from "@/lib/export/direct-imports";
import { publicVariables } from "@/lib/export/environment";
import { bundleIslands, type Asset, type IslandBundle } from "@/lib/islands/bundle";

/** Every script that a page of ours may run. */
export type BrowserScripts = {
  /** What stands in the head of every page. */
  beforePaint: string;
  /** What stands at the end of a page that asks for these features, in this order. */
  pageScript: (features: readonly string[]) => string;
  /** What the page script imports when it needs it. */
  files: readonly Asset[];
  islands: ReadonlyMap<string, IslandBundle>;
  react: readonly Asset[];
};

const folder = "scripts";

/** What the page script imports by `import()`. */
const importedLater = ["popovers", "opened-menu", "typed-line"].map(
  (name) => `@/lib/browser/${name}`,
);
const vitalsReport = "@/lib/vitals/vitals";

const { browserslist } = JSON.parse(readFileSync("package.json", "utf8")) as {
  browserslist: string[];
};

/** How all of them are compiled: for the supported browsers, with the environment that modules read. */
function settingsFor(mode: "production" | "development"): BuildOptions {
  const read = [
    ["process.env.NODE_ENV", JSON.stringify(mode)],
    ...publicVariables.map((name) => [
      `process.env.${name}`,
      JSON.stringify(process.env[name]) ?? "undefined",
    ]),
  ];
  return {
    minify: true,
    jsx: "automatic",
    legalComments: "none",
    logLevel: "error",
    target: browserslist.map((browser) => browser.replace(" ", "")),
    define: Object.fromEntries(read) as Record<string, string>,
  };
}

/**
 * Bundles what the browser runs. Rejects with esbuild's errors.
 *
 * @param collector - The URL that web vitals are reported to, if any.
 */
export async function bundleBrowserScripts(
  collector: string | undefined,
  mode: "production" | "development" = "production",
): Promise<BrowserScripts> {
  const settings = settingsFor(mode);
  const forIslands = { ...settings, plugins: [directImports] };
  const bundle = (contents: string, alias: Record<string, string> = {}) => {
    const stdin = { contents, resolveDir: process.cwd() };
    const imports = { alias, external: Object.values(alias) };
    const options = { ...settings, ...imports, format: "esm", bundle: true } as const;
    const { outputFiles } = buildSync({ ...options, write: false, stdin });
    return outputFiles[0]?.text.trim() ?? "";
  };
  // Its own format for that, "iife", adds 270 bytes for an import().
  const inline = (text: string) => `"use strict";(()=>{${text}})()`;
  // esbuild writes the URLs of these files into the imports of their modules.
  const files = new Map(
    [...importedLater, ...(collector ? [vitalsReport] : [])].map((module) => {
      const text = bundle(`export * from "${module}"`);
      return [module, asset(`${folder}/${basename(module)}`, "js", text)];
    }),
  );
  const alias = Object.fromEntries([...files].map(([module, { url }]) => [module, url]));
  const loaders = collector ? ["vitals/load"] : [];
  const pages = new Map<string, string>();
  return {
    ...(await bundleIslands({
      modules: registeredIslands(),
      publicPath: `/_next/static/${folder}`,
      settings: forIslands,
    })),
    beforePaint: inline(bundle('import "@/lib/browser/before-paint"')),
    pageScript(names) {
      const modules = [...names.map((name) => `browser/features/${name}`), ...loaders];
      const key = names.join();
      pages.set(key, pages.get(key) ?? inline(bundle(pageEntry(modules), alias)));
      return pages.get(key) ?? "";
    },
    files: [...files.values()],
  };
}

function pageEntry(modules: readonly string[]): string {
  const imports = modules.map((file, n) => `import { start as f${n} } from "@/lib/${file}";`);
  return `import { start } from "@/lib/browser/page"; ${imports.join("")}
    start(${modules.map((_, n) => `f${n}`).join()});`;
}

/** The module of each island in the registry. */
function registeredIslands(): ReadonlyMap<string, string> {
  const registry = readFileSync("components/islands/registry.ts", "utf8");
  const exported = registry.matchAll(/^export \{ (\w+) \} from "(.+)";$/gm);
  return new Map([...exported].map(([, name = "", file = ""]) => [name, file]));
}

/** Every script that is a file, by its URL. */
export function scriptFiles({ islands, react, files }: BrowserScripts): Map<string, Asset> {
  const ofIslands = [...islands.values()].flatMap(({ scripts }) => scripts);
  return new Map([...react, ...ofIslands, ...files].map((each) => [each.url, each]));
}

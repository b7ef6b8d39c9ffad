import { readFileSync } from "node:fs";
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
  /** What the page script loads when it needs it, by the name under which it looks for the URL. */
  files: ReadonlyMap<string, Asset>;
  islands: ReadonlyMap<string, IslandBundle>;
  react: readonly Asset[];
};

const folder = "scripts";

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
  const bundle = (contents: string, format: "iife" | "esm") => {
    const stdin = { contents: `"use strict"; ${contents}`, resolveDir: process.cwd() };
    const { outputFiles } = buildSync({ ...settings, format, bundle: true, write: false, stdin });
    return outputFiles[0]?.text.trim() ?? "";
  };
  const asFile = (name: string, module: string): [string, Asset] => {
    const text = bundle(`export * from "@/lib/${module}"`, "esm");
    return [name, asset(`${folder}/${name}`, "js", text)];
  };
  const loaders = collector ? ["vitals/load"] : [];
  const pages = new Map<string, string>();
  return {
    ...(await bundleIslands({
      modules: registeredIslands(),
      publicPath: `/_next/static/${folder}`,
      settings: forIslands,
    })),
    beforePaint: bundle('import "@/lib/browser/before-paint"', "iife"),
    pageScript(names) {
      const modules = [...names.map((name) => `browser/features/${name}`), ...loaders];
      const key = names.join();
      pages.set(key, pages.get(key) ?? bundle(pageEntry(modules), "iife"));
      return pages.get(key) ?? "";
    },
    files: new Map([
      asFile("popovers", "browser/popovers"),
      asFile("menu", "browser/opened-menu"),
      asFile("typed-line", "browser/typed-line"),
      ...(collector ? [asFile("vitals", "vitals/report")] : []),
    ]),
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
  return new Map([...react, ...ofIslands, ...files.values()].map((each) => [each.url, each]));
}

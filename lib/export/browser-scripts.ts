import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { buildSync, type BuildOptions } from "esbuild";
import { features } from "@/lib/browser/features";
import { directImports } from "@/lib/export/direct-imports";
import { publicVariables } from "@/lib/export/environment";
import { bundleIslands, type IslandBundle, type Script } from "@/lib/islands/bundle";

/** Every script that a page of ours may run. */
export type BrowserScripts = {
  /** What stands at the start of every page. */
  beforePaint: string;
  /** What stands at the end of a page that asks for these features, in this order. */
  page: (features: readonly string[]) => string;
  islands: ReadonlyMap<string, IslandBundle>;
  react: readonly Script[];
  /** What a page loads by itself: lazy features, and what its menus and the web vitals need. */
  lazy: ReadonlyMap<string, Script>;
};

const publicPath = "/_next/static/scripts";

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
  const asFile = (name: string, module: string): [string, Script] => {
    const text = bundle(`export * from "@/lib/${module}"`, "esm");
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
    return [name, { url: `${publicPath}/${name}-${hash}.js`, text }];
  };
  const loaders = collector ? ["vitals/load"] : [];
  const pages = new Map<string, string>();
  return {
    ...(await bundleIslands({ modules: registeredIslands(), publicPath, settings: forIslands })),
    beforePaint: bundle('import "@/lib/browser/before-paint"', "iife"),
    page(names) {
      const modules = [...names.map((name) => `browser/features/${name}`), ...loaders];
      const key = names.join();
      pages.set(key, pages.get(key) ?? bundle(pageEntry(modules), "iife"));
      return pages.get(key) ?? "";
    },
    lazy: new Map([
      asFile("popovers", "browser/popovers"),
      asFile("menu", "browser/opened-menu"),
      ...(collector ? [asFile("vitals", "vitals/report")] : []),
      ...features
        .filter(({ lazy }) => lazy)
        .map(({ name }) => asFile(name, `browser/features/${name}`)),
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

export function filesOf({ islands, react, lazy }: BrowserScripts): Script[] {
  const scripts = [...islands.values()].flatMap((island) => island.scripts);
  const all = [...react, ...scripts, ...lazy.values()];
  return [...new Map(all.map((script) => [script.url, script])).values()];
}

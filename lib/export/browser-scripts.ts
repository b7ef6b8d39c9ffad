import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { build, type BuildOptions } from "esbuild";
import { features } from "@/lib/browser/features";
import { publicVariables } from "@/lib/export/environment";
import { bundleIslands, type IslandBundle, type Script } from "@/lib/islands/bundle";

/** Every script that a page of ours may run. */
export type BrowserScripts = {
  /** Those that stand in pages, by name. */
  inline: Readonly<Record<string, string>>;
  islands: ReadonlyMap<string, IslandBundle>;
  /** What all islands import. */
  react: readonly Script[];
  /** The late features, by name. */
  late: ReadonlyMap<string, Script>;
  /** The web vitals reporter, if there is a collector. */
  vitals: Script | undefined;
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
  const bundle = async (file: string, format: "iife" | "esm") => {
    const options = { ...settings, format, bundle: true, write: false, entryPoints: [file] };
    return (await build(options)).outputFiles?.[0]?.text.trim() ?? "";
  };
  const asFile = (name: string, text: string): Script => {
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
    return { url: `${publicPath}/${name}-${hash}.js`, text };
  };
  const inline: Record<string, string> = {};
  for (const name of ["head", "page"])
    inline[name] = await bundle(`lib/browser/${name}.ts`, "iife");
  const late = new Map<string, Script>();
  for (const { name, late: isLate } of features) {
    const file = `lib/browser/features/${name}.ts`;
    if (isLate) late.set(name, asFile(name, await bundle(file, "esm")));
    else inline[name] = await bundle(file, "iife");
  }
  const { react, islands } = await bundleIslands({
    modules: registeredIslands(),
    publicPath,
    settings,
  });
  const report = collector && asFile("vitals", await bundle("lib/vitals/report.ts", "iife"));
  return { inline, islands, react, late, vitals: report || undefined };
}

/** The module of each island in the registry. */
function registeredIslands(): ReadonlyMap<string, string> {
  const registry = readFileSync("components/islands/registry.ts", "utf8");
  const exported = registry.matchAll(/^export \{ (\w+) \} from "(.+)";$/gm);
  return new Map([...exported].map(([, name = "", file = ""]) => [name, file]));
}

/** The scripts that are files, each once. */
export function filesOf({ islands, react, late, vitals }: BrowserScripts): Script[] {
  const scripts = [...islands.values()].flatMap((island) => island.scripts);
  const all = [...react, ...scripts, ...late.values(), ...(vitals ? [vitals] : [])];
  return [...new Map(all.map((script) => [script.url, script])).values()];
}

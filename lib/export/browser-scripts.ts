import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { build, type BuildOptions } from "esbuild";
import { features, type Feature } from "@/lib/browser/features";
import { directImports } from "@/lib/export/direct-imports";
import { publicVariables } from "@/lib/export/environment";
import { bundleIslands, type IslandBundle, type Script } from "@/lib/islands/bundle";

/** Every script that a page of ours may run. */
export type BrowserScripts = {
  /** Those that stand in pages, by name. */
  inline: Readonly<Record<string, string>>;
  islands: ReadonlyMap<string, IslandBundle>;
  /** What all islands import. */
  react: readonly Script[];
  /** What a page loads by itself: late features, popovers, what an opened menu needs, the web vitals reporter if there is a collector. */
  late: ReadonlyMap<string, Script>;
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
    plugins: [directImports],
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
  const isLate = ({ late }: Feature) => late === true;
  const named = (all: readonly Feature[]) =>
    all.map(({ name }) => [name, `lib/browser/features/${name}.ts`] as const);
  const inlineFiles = [
    ["before-paint", "lib/browser/before-paint.ts"],
    ["page", "lib/browser/page.ts"],
    ["load-vitals", "lib/vitals/load.ts"],
    ...named(features.filter((each) => !isLate(each))),
  ] as const;
  const lateFiles = [
    ["popovers", "lib/browser/popovers.ts"],
    ["menu", "lib/browser/opened-menu.ts"],
    ...(collector ? [["vitals", "lib/vitals/report.ts"] as const] : []),
    ...named(features.filter(isLate)),
  ] as const;
  const [inline, late, { react, islands }] = await Promise.all([
    eachOf(inlineFiles, (file) => bundle(file, "iife")),
    eachOf(lateFiles, async (file, name) => asFile(name, await bundle(file, "esm"))),
    bundleIslands({ modules: registeredIslands(), publicPath, settings }),
  ]);
  return { inline: Object.fromEntries(inline), islands, react, late };
}

/** Makes something of each file, all at once. */
async function eachOf<Made>(
  files: readonly (readonly [name: string, file: string])[],
  make: (file: string, name: string) => Promise<Made>,
) {
  return new Map(
    await Promise.all(files.map(async ([name, file]) => [name, await make(file, name)] as const)),
  );
}

/** The module of each island in the registry. */
function registeredIslands(): ReadonlyMap<string, string> {
  const registry = readFileSync("components/islands/registry.ts", "utf8");
  const exported = registry.matchAll(/^export \{ (\w+) \} from "(.+)";$/gm);
  return new Map([...exported].map(([, name = "", file = ""]) => [name, file]));
}

/** The scripts that are files, each once. */
export function filesOf({ islands, react, late }: BrowserScripts): Script[] {
  const scripts = [...islands.values()].flatMap((island) => island.scripts);
  const all = [...react, ...scripts, ...late.values()];
  return [...new Map(all.map((script) => [script.url, script])).values()];
}

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { build, type BuildOptions } from "esbuild";
import { features, type Feature } from "@/lib/browser/features";
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
  const inline = ["before-paint", "page"].map((name) => [name, `lib/browser/${name}.ts`] as const);
  const fileOf = (name: string) => [name, `lib/browser/features/${name}.ts`] as const;
  const isLate = ({ late }: Feature) => late === true;
  const named = (all: readonly Feature[]) => all.map(({ name }) => fileOf(name));
  const [texts, late, { react, islands }, report] = await Promise.all([
    eachOf([...inline, ...named(features.filter((each) => !isLate(each)))], (file) =>
      bundle(file, "iife"),
    ),
    eachOf(named(features.filter(isLate)), async (file, name) =>
      asFile(name, await bundle(file, "esm")),
    ),
    bundleIslands({ modules: registeredIslands(), publicPath, settings }),
    collector ? bundle("lib/vitals/report.ts", "iife") : undefined,
  ]);
  return {
    inline: Object.fromEntries(texts),
    islands,
    react,
    late,
    vitals: report === undefined ? undefined : asFile("vitals", report),
  };
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
export function filesOf({ islands, react, late, vitals }: BrowserScripts): Script[] {
  const scripts = [...islands.values()].flatMap((island) => island.scripts);
  const all = [...react, ...scripts, ...late.values(), ...(vitals ? [vitals] : [])];
  return [...new Map(all.map((script) => [script.url, script])).values()];
}

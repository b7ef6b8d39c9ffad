import { basename } from "node:path";
import { bundle, bundleIsland, bundleShared, scriptFile, type Script } from "@/lib/export/bundle";
import { attribute, descendants, type Element, type Page } from "@/lib/export/page";
import { filesBelow } from "@/lib/export/out-files";

/**
 * By the name of an island or a module: its scripts to run, in order (an island's are the shared one
 * and its own), then those that it imports lazily.
 */
export type IslandScripts = ReadonlyMap<string, readonly Script[]>;

/** Plain modules by the name in an element's `data-module`. */
const modules = { "typed-line": "lib/browser/features/typed-line.ts" };

const kebab = (name: string) => name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/**
 * Bundles a script for each island, a shared one with React, and the plain modules. Throws where an
 * island has no file of its name.
 */
export async function bundleIslands(names: Iterable<string>): Promise<IslandScripts> {
  const sources = await filesBelow("components/islands");
  const shared = await bundleShared();
  const scripts = new Map<string, Script[]>();
  for (const name of names) {
    const file = sources.find((source) => basename(source) === `${kebab(name)}.tsx`);
    if (!file) throw new Error(`the island ${name} has no file ${kebab(name)}.tsx`);
    scripts.set(name, [shared, ...(await bundleIsland(file, name))]);
  }
  for (const [name, file] of Object.entries(modules)) {
    scripts.set(name, [scriptFile(name, await bundle({ entryPoints: [file] }))]);
  }
  return scripts;
}

/** The names of a page's islands, without repeats. */
export const islandNames = (page: Page): string[] => [
  ...new Set([...descendants(page.body)].flatMap((each) => attribute(each, "data-island") ?? [])),
];

/**
 * Writes the scripts of each island and module into its element's `data-src`, and disables the
 * island's buttons, which do nothing without script; the page script enables them. Throws where one
 * has no scripts.
 */
export function connectIslands(page: Page, islands: IslandScripts): void {
  for (const element of descendants(page.body)) {
    const island = attribute(element, "data-island");
    const name = island ?? attribute(element, "data-module");
    if (name === undefined) continue;
    const scripts = islands.get(name)?.slice(0, 2);
    if (!scripts) throw new Error(`it names the script ${name}, which is not there`);
    add(element, "data-src", scripts.map(({ path }) => path).join(" "));
    for (const inner of island ? descendants(element) : []) {
      if (inner.tagName === "button") add(inner, "disabled", "");
    }
  }
}

const add = (element: Element, name: string, value: string) => element.attrs.push({ name, value });

import { basename } from "node:path";
import {
  bundle,
  bundleIsland,
  bundleShared,
  scriptFile,
  type Script,
} from "@/lib/build/export/bundle";
import { attribute, descendants, type Element, type Page } from "@/lib/build/export/page";
import { filesBelow } from "@/lib/build/out-files";

/** The scripts of the pages' islands and modules. */
export type IslandScripts = {
  /** All of them, to be written beside the pages. */
  files: readonly Script[];
  /** The scripts to run, in order, by the name of an island or a module. */
  atOnce: ReadonlyMap<string, readonly Script[]>;
  /** By island, all text that may contain its class names and icons. */
  text: ReadonlyMap<string, string>;
};

/** Plain modules by the name in an element's `data-module`. */
const modules = { "typed-line": "lib/motion/typed-line.ts" };

const kebab = (name: string) => name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/**
 * Bundles a script for each island, a shared one with React, and the plain modules. Throws where an
 * island has no file of its name.
 */
export async function bundleIslands(names: Iterable<string>): Promise<IslandScripts> {
  const sources = await filesBelow("components/islands");
  const shared = await bundleShared();
  const files = [shared];
  const atOnce = new Map<string, Script[]>();
  const text = new Map<string, string>();
  for (const name of names) {
    const file = sources.find((source) => basename(source) === `${kebab(name)}.tsx`);
    if (!file) throw new Error(`the island ${name} has no file ${kebab(name)}.tsx`);
    const scripts = await bundleIsland(file, name);
    files.push(...scripts);
    atOnce.set(name, [shared, ...scripts.slice(0, 1)]);
    text.set(name, scripts.map((script) => script.text).join("\n"));
  }
  for (const [name, file] of Object.entries(modules)) {
    const script = scriptFile(name, await bundle({ entryPoints: [file] }));
    files.push(script);
    atOnce.set(name, [script]);
  }
  return { files, atOnce, text };
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
export function connectIslands(page: Page, { atOnce }: IslandScripts): void {
  for (const element of descendants(page.body)) {
    const island = attribute(element, "data-island");
    const name = island ?? attribute(element, "data-module");
    if (name === undefined) continue;
    const scripts = atOnce.get(name);
    if (!scripts) throw new Error(`it names the script ${name}, which is not there`);
    add(element, "data-src", scripts.map(({ path }) => path).join(" "));
    for (const inner of island ? descendants(element) : []) {
      if (inner.tagName === "button") add(inner, "disabled", "");
    }
  }
}

const add = (element: Element, name: string, value: string) => element.attrs.push({ name, value });

import type { mount } from "@/lib/islands/mount";
import { addToHead } from "@/lib/browser/document";

/** What the shared script (React with `mount`) and each island's own script export. */
export type IslandScripts = { mount: typeof mount; Component: Parameters<typeof mount>[1] };

/** Exports of the scripts that have run, by address. */
const ran = new Map<string, Partial<IslandScripts>>();

let failures = 0;

/** Browsers cache a failed import: retries use a new address. */
export const countFailure = () => (failures += 1);

/**
 * Imports an island's scripts: fetched together, run in the given order. Out: all that they export.
 * Rejects when one fails to load or to run.
 */
export async function importScripts(sources: readonly string[]): Promise<IslandScripts> {
  const addressOf = (source: string) => (failures ? `${source}?${failures}` : source);
  for (const source of sources) {
    if (!ran.has(source)) addToHead("link", { rel: "modulepreload", href: addressOf(source) });
  }
  for (const source of sources) {
    if (ran.has(source)) continue;
    const exported = (await import(
      /* turbopackIgnore: true */ addressOf(source)
    )) as Partial<IslandScripts>;
    if (!exported.mount && !exported.Component) throw new Error(`${source} did not run`);
    ran.set(source, exported);
  }
  return Object.assign({}, ...sources.map((source) => ran.get(source))) as IslandScripts;
}

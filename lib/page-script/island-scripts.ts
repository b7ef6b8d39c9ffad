import type { mount } from "@/lib/islands/mount";
import { addToHead } from "@/lib/page-script/document";

/** What the shared script exports (React with `mount`), and what each island's own does. */
export type IslandScripts = { mount: typeof mount; Component: Parameters<typeof mount>[1] };

/** What the scripts that have run export, by their addresses. */
const ran = new Map<string, Partial<IslandScripts>>();

let failures = 0;

/** Browsers remember a failed import: after a failure scripts are asked for under new addresses. */
export const countFailure = () => (failures += 1);

/**
 * Imports an island's scripts: together over the network, one after the other in the order given.
 * Out: all that they export. Rejects when one does not come or does not run.
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

import { attribute, descendants, elements, type Element, type Page } from "@/lib/export/html";
import { islandTag, type IslandAttributes } from "@/lib/islands/attributes";
import type { Asset, IslandBundle } from "@/lib/islands/bundle";

/**
 * Writes the URLs of its scripts into each island, and disables its buttons, which do nothing without
 * script; the element enables them (lib/islands/element.ts).
 *
 * @returns the scripts that the page's islands may run
 * @throws where an island has no script
 */
export function connectIslands(page: Page, islands: ReadonlyMap<string, IslandBundle>): Asset[] {
  const scripts = new Set<Asset>();
  for (const element of elements(page, islandTag)) {
    const name = attribute(element, "name" satisfies keyof IslandAttributes) ?? "";
    const island = islands.get(name);
    if (!island) throw new Error(`it holds the island "${name}", which is not in the registry`);
    add(element, "src" satisfies keyof IslandAttributes, island.urls.join(" "));
    for (const script of island.scripts) scripts.add(script);
    for (const inner of descendants(element)) {
      if (inner.tagName === "button") add(inner, "disabled", "");
    }
  }
  return [...scripts];
}

const add = (element: Element, name: string, value: string) => element.attrs.push({ name, value });

import type { BrowserScripts } from "@/lib/export/browser-scripts";
import { attribute, descendants, type Element, type Page } from "@/lib/export/page";
import { features } from "@/lib/browser/features";
import { islandTag, type IslandAttributes } from "@/lib/islands/attributes";
import type { Script } from "@/lib/islands/bundle";

/**
 * Writes the URLs of its scripts into each island and each element with a lazy feature, and disables
 * an island's buttons, which do nothing without script; the page script enables them.
 *
 * @returns The scripts that the page's islands may run.
 * @throws Where an island has no script, or an element has two lazy features.
 */
export function nameScripts(page: Page, { islands, lazy }: BrowserScripts): Script[] {
  const named = new Set<Script>();
  for (const element of descendants(page.body)) {
    for (const { name, attribute: mark } of features) {
      const script = lazy.get(name);
      if (!script || attribute(element, mark) === undefined) continue;
      if (attribute(element, "data-lazy"))
        throw new Error(`two lazy features share an element: ${name}`);
      add(element, "data-lazy", script.url);
    }
    if (element.tagName !== islandTag) continue;
    const name = attribute(element, "name" satisfies keyof IslandAttributes) ?? "";
    const island = islands.get(name);
    if (!island) throw new Error(`it holds the island "${name}", which is not in the registry`);
    add(element, "src" satisfies keyof IslandAttributes, island.urls.join(" "));
    for (const script of island.scripts) named.add(script);
    for (const inner of descendants(element)) {
      if (inner.tagName === "button") add(inner, "disabled", "");
    }
  }
  return [...named];
}

const add = (element: Element, name: string, value: string) => element.attrs.push({ name, value });

import { append, attribute, elementOf, elements, type Page } from "@/lib/build/export/page";
import { iconId } from "@/lib/pictures/icon-address";

/**
 * Puts the drawings that a page shows, or that a script of its may show, at its end: a file of all
 * of them would be one more request, and be read as a document of its own. In: every drawing by its
 * name, and all names in the page's scripts. Throws when the page shows one that is not there.
 */
export function inlineIcons(
  page: Page,
  symbols: ReadonlyMap<string, string>,
  named: readonly string[],
): void {
  const wanted = new Set(named.map(iconId));
  const known = new Set([...symbols.keys()].map(iconId));
  for (const use of elements(page, "use")) {
    const [, id] = /^#(icon-.*)/.exec(attribute(use, "href") ?? "") ?? [];
    if (!id) continue;
    if (!known.has(id)) throw new Error(`it shows the drawing "${id}", which is not there`);
    wanted.add(id);
  }
  const kept = [...symbols].flatMap(([name, symbol]) => (wanted.has(iconId(name)) ? symbol : []));
  const drawings = `<svg aria-hidden="true" width="0" height="0">${kept.join("")}</svg>`;
  append(page.body, elementOf(drawings));
}

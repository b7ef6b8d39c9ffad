import { append, attribute, elementOf, elements, type Page } from "@/lib/export/page";
import { iconId } from "@/lib/pictures/icon-id";

/**
 * Inlines the icons that a page or its scripts may show at the page's end: a sprite file would be
 * one more request and one more document to parse.
 *
 * @param symbols every icon by its name
 * @param named all names in the page's scripts
 * @throws when an icon is unknown
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

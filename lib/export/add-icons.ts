import { asset } from "@/lib/export/asset";
import { append, attribute, elementOf, elements, type Page } from "@/lib/export/html";
import type { Asset } from "@/lib/islands/bundle";
import { iconId } from "@/lib/pictures/icon-id";

/**
 * Adds the icons that a page or its islands may show to the page's end: a sprite file would be one more
 * request and one more document to parse. Icons that only menus show have the URL of such a file in
 * `data-href`; opened-menu.ts loads it when one opens.
 *
 * @param symbols every icon by its name
 * @param named the names in the scripts of the page's islands
 * @returns the file
 * @throws when an icon is unknown
 */
export function addIcons(
  page: Page,
  symbols: ReadonlyMap<string, string>,
  named: readonly string[],
): Asset {
  const drawings = new Map([...symbols].map(([name, symbol]) => [hrefOf(name), symbol]));
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${[...drawings.values()].join("")}</svg>`;
  const file = asset("icons", "svg", text);
  const uses = elements(page, "use");
  const shown = new Set([...named.map(hrefOf), ...uses.map((use) => attribute(use, "href"))]);
  for (const use of uses) {
    const later = attribute(use, "data-href");
    const href = later ?? attribute(use, "href");
    if (href?.startsWith(hrefOf("")) && !drawings.has(href))
      throw new Error(`it shows the drawing "${href}", which is not there`);
    if (!later) continue;
    use.attrs = shown.has(later)
      ? [{ name: "href", value: later }]
      : [{ name: "data-href", value: file.url + later }];
  }
  const kept = [...drawings].flatMap(([href, symbol]) => (shown.has(href) ? symbol : []));
  const sprite = `<svg aria-hidden="true" width="0" height="0">${kept.join("")}</svg>`;
  append(page.body, elementOf(sprite));
  return file;
}

const hrefOf = (name: string) => `#${iconId(name)}`;

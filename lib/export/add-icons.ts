import { asset } from "@/lib/export/asset";
import { append, attribute, elementOf, elements, type Page } from "@/lib/export/page";
import type { Asset } from "@/lib/islands/bundle";
import { iconId } from "@/lib/pictures/icon-id";

/**
 * Adds the icons that a page or its islands may show to the page's end: a sprite file would be one more
 * request and one more document to parse. Icons that only menus show have the URL of such a file in
 * `data-href`; menus.ts loads it when one opens.
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
  const known = new Set([...symbols.keys()].map(iconId));
  const uses = elements(page, "use").flatMap((use) => {
    const external = attribute(use, "data-href");
    const [, id] = /^#(icon-.*)/.exec(external ?? attribute(use, "href") ?? "") ?? [];
    if (id && !known.has(id)) throw new Error(`it shows the drawing "${id}", which is not there`);
    return id ? [{ use, id, isExternal: external !== undefined }] : [];
  });
  const atOnce = uses.flatMap(({ id, isExternal }) => (isExternal ? [] : [id]));
  const inline = new Set([...named.map(iconId), ...atOnce]);
  const kept = [...symbols].flatMap(([name, symbol]) => (inline.has(iconId(name)) ? symbol : []));
  const drawings = `<svg aria-hidden="true" width="0" height="0">${kept.join("")}</svg>`;
  append(page.body, elementOf(drawings));

  const text = `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols.values()].join("")}</svg>`;
  const file = asset("icons", "svg", text);
  for (const { use, id } of uses.filter(({ isExternal }) => isExternal)) {
    use.attrs = inline.has(id)
      ? [{ name: "href", value: `#${id}` }]
      : [{ name: "data-href", value: `${file.url}#${id}` }];
  }
  return file;
}

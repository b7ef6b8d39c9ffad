import { dirname, posix } from "node:path";
import { attribute, create, elements, insertBefore } from "@/lib/export/page";
import { remove, textOf, type Page } from "@/lib/export/page";

const relativeUrl = /(?<=url\(["']?)\.\.?\/[^)"']+/g;

/** A stylesheet's text as it must read within a page: with URLs from the site's root. */
function asInline(href: string, text: string): string {
  if (/<\/style/i.test(text)) throw new Error(`${href} would end the style element it is put in`);
  return text.replace(relativeUrl, (path) => posix.join(dirname(href), path));
}

/**
 * Inlines a page's stylesheets in its head as one, with what it holds itself, so that its first text
 * needs no second round trip.
 *
 * @param read reads a stylesheet by its URL
 * @param own returns of all stylesheets together the rules that the page needs
 * @throws when the page links none
 */
export function inlineStyles(
  page: Page,
  read: (href: string) => string,
  own: (css: string) => string,
): void {
  const links = elements(page, "link").filter((link) => attribute(link, "rel") === "stylesheet");
  const [first] = links;
  if (!first) throw new Error("it names no stylesheet");
  const texts = links.map((link) => {
    const href = attribute(link, "href") ?? "";
    return asInline(href, read(href));
  });
  const held = elements(page, "style");
  const all = [...texts, ...held.map(textOf)].join("\n");
  insertBefore(first, create("style", {}, own(all)));
  for (const element of [...links, ...held]) remove(element);
}

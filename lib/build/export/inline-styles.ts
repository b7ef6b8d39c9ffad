import { dirname, posix } from "node:path";
import {
  attribute,
  create,
  elements,
  insertBefore,
  remove,
  type Page,
} from "@/lib/build/export/page";

const relativeUrl = /url\((\.\.?\/[^)]+)\)/g;

/** A stylesheet's text as it must read within a page: with addresses from the site's root. */
function asInline(href: string, text: string): string {
  if (/<\/style/i.test(text)) throw new Error(`${href} would end the style element it is put in`);
  return text.replace(relativeUrl, (_, path: string) => `url(${posix.join(dirname(href), path)})`);
}

/**
 * Inlines a page's stylesheets in its head, so that its first text needs no second round trip. In:
 * a function that reads a stylesheet by its address. Throws when the page links none.
 */
export function inlineStyles(page: Page, read: (href: string) => string): void {
  const links = elements(page, "link").filter((link) => attribute(link, "rel") === "stylesheet");
  if (links.length === 0) throw new Error("it names no stylesheet");
  for (const link of links) {
    const href = attribute(link, "href") ?? "";
    insertBefore(link, create("style", {}, asInline(href, read(href))));
    remove(link);
  }
}

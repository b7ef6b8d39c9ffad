import { dirname, posix } from "node:path";
import postcss, { type Root } from "postcss";
import { asset } from "@/lib/export/asset";
import { append, attribute, create, elementOf, elements } from "@/lib/export/html";
import { remove, textOf, type Page } from "@/lib/export/html";
import { usedCss } from "@/lib/export/unused-css";
import type { Asset } from "@/lib/islands/bundle";

const relativeUrl = /(?<=url\(["']?)\.\.?\/[^)"']+/g;

/**
 * Gives a page its styles as one element of its head, so that its first text needs no second round trip:
 * those of its stylesheets and those that it holds itself, less what nothing on the page uses. They stand after
 * its title and description, since who previews a link reads its first 16 kB. What is for
 * print, and the layer "deferred" of what follows a pointer, a press or the scrolling, are files that come later.
 *
 * @param read reads a stylesheet by its URL
 * @param named the names in the page's scripts
 * @returns the files
 * @throws when the page links no stylesheet
 */
export async function addStyles(
  page: Page,
  read: (href: string) => string,
  named: readonly string[],
): Promise<Asset[]> {
  const links = elements(page, "link").filter((link) => attribute(link, "rel") === "stylesheet");
  if (links.length === 0) throw new Error("it names no stylesheet");
  const linked = links.map((link) => attribute(link, "href") ?? "");
  const held = elements(page, "style");
  // All together, since one reads what another sets.
  const texts = [...linked.map((href) => asInline(href, read(href))), ...held.map(textOf)];
  const all = postcss.parse(texts.join("\n"));

  // The same file for all pages: it leaves before what this page does not use.
  const print = takeOut(all, "media", "print");
  const readInPrint = print.toString().match(/--[\w-]+/g) ?? [];
  const styles = await usedCss(all, page, [...named, ...readInPrint]);
  const deferred = takeOut(styles, "layer", "deferred");
  // Out of its layer: of a stylesheet with layers that comes later Chromium loads all fonts anew, and swaps them.
  deferred.walkAtRules("layer", (layer) => void layer.replaceWith(layer.nodes ?? []));

  append(page.head, create("style", {}, styles.toString()));
  for (const element of [...links, ...held]) remove(element);
  return [...linkPrint(page, print), ...linkDeferred(page, deferred)];
}

/** A stylesheet's text as it must read within a page: with URLs from the site's root. */
function asInline(href: string, text: string): string {
  if (/<\/style/i.test(text)) throw new Error(`${href} would end the style element it is put in`);
  return text.replace(relativeUrl, (path) => posix.join(dirname(href), path));
}

/** Moves the blocks of an at-rule, such as `@media print`, out of a stylesheet. */
function takeOut(styles: Root, name: string, params: string): Root {
  const taken = postcss.root();
  for (const node of [...styles.nodes]) {
    const fits = node.type === "atrule" && node.name === name && node.params === params;
    if (fits && node.nodes) taken.append(node);
  }
  return taken;
}

function linkPrint(page: Page, styles: Root): Asset[] {
  if (styles.nodes.length === 0) return [];
  const file = asset("print", "css", styles.toString());
  append(page.head, create("link", { rel: "stylesheet", media: "print", href: file.url }));
  return [file];
}

/** The page script applies it once the page is shown or used: the parser would wait for one that applies. */
function linkDeferred(page: Page, styles: Root): Asset[] {
  if (styles.nodes.length === 0) return [];
  const file = asset("deferred", "css", styles.toString());
  append(page.body, create("link", { rel: "stylesheet", media: "not all", href: file.url }));
  append(page.body, elementOf(`<noscript><link rel="stylesheet" href="${file.url}"></noscript>`));
  return [file];
}

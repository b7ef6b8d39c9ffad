import postcss, { type AtRule } from "postcss";
import { asset } from "@/lib/export/asset";
import { append, create, elementOf, type Page } from "@/lib/export/page";
import type { Script } from "@/lib/islands/bundle";

/** The page's own styles, and what has moved to a file, if anything. */
type Styles = { css: string; file?: Script };

/**
 * Moves the rules for print from a page's styles to a file, which the browser fetches last.
 *
 * @param css all of its stylesheets together
 */
export function linkPrintStyles(page: Page, css: string): Styles {
  const isPrint = ({ name, params }: AtRule) => name === "media" && params === "print";
  const { file, ...styles } = move(css, "print", isPrint);
  if (!file) return styles;
  append(page.head, create("link", { rel: "stylesheet", media: "print", href: file.url }));
  return { ...styles, file };
}

/**
 * Moves the layer "deferred", of what follows a pointer or the scrolling, to a file, which the page script
 * applies once the page is shown: the parser would wait for one that applies.
 *
 * @param css the page's own styles
 */
export function linkDeferredStyles(page: Page, css: string): Styles {
  const isDeferred = ({ name, params }: AtRule) => name === "layer" && params === "deferred";
  const { file, ...styles } = move(css, "deferred", isDeferred);
  if (!file) return styles;
  append(page.body, create("link", { rel: "stylesheet", media: "not all", href: file.url }));
  append(page.body, elementOf(`<noscript><link rel="stylesheet" href="${file.url}"></noscript>`));
  return { ...styles, file };
}

function move(css: string, name: string, moves: (rule: AtRule) => boolean): Styles {
  const [kept, moved] = [postcss.parse(css), postcss.root()];
  for (const node of [...kept.nodes]) {
    if (node.type === "atrule" && node.nodes && moves(node)) moved.append(node);
  }
  if (moved.nodes.length === 0) return { css };
  return { css: kept.toString(), file: asset(name, "css", moved.toString()) };
}

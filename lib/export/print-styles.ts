import { createHash } from "node:crypto";
import postcss from "postcss";
import { append, create, type Page } from "@/lib/export/page";
import type { Script } from "@/lib/islands/bundle";

/**
 * Moves the rules for print from a page's styles to a file, which the browser fetches last.
 *
 * @param css all of its stylesheets together
 * @returns the page's styles without them, and the file, if any
 */
export function linkPrintStyles(page: Page, css: string): { css: string; file?: Script } {
  const [screen, print] = [postcss.parse(css), postcss.root()];
  for (const node of [...screen.nodes]) {
    if (node.type === "atrule" && node.name === "media" && node.params === "print") {
      print.append(node);
    }
  }
  if (print.nodes.length === 0) return { css };
  const text = print.toString();
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  const url = `/_next/static/print-${hash}.css`;
  append(page.head, create("link", { rel: "stylesheet", media: "print", href: url }));
  return { css: screen.toString(), file: { url, text } };
}

import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from "parse5";
import { attribute, elements, isElement, remove, type Element, type Page } from "@/lib/export/html";
import { islandTag } from "@/lib/islands/attributes";

const runs = (script: Element) =>
  ["", "module", "text/javascript"].includes(attribute(script, "type") ?? "");

/** What fetches a script, and a connection that would be none of those our files are asked for on. */
const servesScripts = (link: Element) => {
  const rel = attribute(link, "rel") ?? "";
  return /^(modulepreload|preconnect)$/.test(rel) || attribute(link, "as") === "script";
};

/** What the framework says again for X, which reads `og:` where it is not there. */
const saysAgain = (meta: Element) => /^twitter:(?!card$)/.test(attribute(meta, "name") ?? "");

/** Where its scripts would put what comes later. */
const holdsNothing = (div: Element) =>
  attribute(div, "hidden") !== undefined && div.childNodes.length === 0;

/**
 * Removes what only the framework's own scripts would need: all scripts of a page as it is exported, and
 * React's marks between texts and empty boxes, except in islands, where hydration reads them. And what it says twice.
 */
export function removeFramework(page: Page): void {
  for (const script of elements(page, "script").filter(runs)) remove(script);
  for (const link of elements(page, "link").filter(servesScripts)) remove(link);
  for (const meta of elements(page, "meta").filter(saysAgain)) remove(meta);
  removeComments(page.document);
  for (const div of elements(page, "div").filter(holdsNothing)) remove(div);
}

function removeComments(parent: DefaultTreeAdapterTypes.ParentNode): void {
  for (const node of [...parent.childNodes]) {
    if (defaultTreeAdapter.isCommentNode(node)) defaultTreeAdapter.detachNode(node);
    else if (isElement(node) && node.tagName !== islandTag) removeComments(node);
  }
}

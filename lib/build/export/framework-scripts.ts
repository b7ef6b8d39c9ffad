import { attribute, elements, remove, type Element, type Page } from "@/lib/build/export/page";

const runs = (script: Element) =>
  ["", "module", "text/javascript"].includes(attribute(script, "type") ?? "");

const fetchesScript = (link: Element) => {
  const rel = attribute(link, "rel");
  return rel === "modulepreload" || (rel === "preload" && attribute(link, "as") === "script");
};

/** Every script that a page would run, and every link that preloads one. */
export const scriptsIn = (page: Page): Element[] => [
  ...elements(page, "script").filter(runs),
  ...elements(page, "link").filter(fetchesScript),
];

/**
 * Removes every script from an exported page: all are the framework's, since ours are added later.
 * Data blocks such as structured data stay.
 */
export function removeFrameworkScripts(page: Page): void {
  for (const element of scriptsIn(page)) remove(element);
}

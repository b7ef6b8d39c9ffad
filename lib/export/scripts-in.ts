import { attribute, elements, type Element, type Page } from "@/lib/export/page";

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

import { createHash } from "node:crypto";
import {
  attribute,
  elements,
  remove,
  textOf,
  type Element,
  type Page,
} from "@/lib/build/export/page";

/** The version of the framework whose export these rules were written for and checked against. */
const knownFramework = "16.4.5";

/** What a page needs to come alive, in the order in which it must run. */
export type FrameworkScripts = {
  /** The page's own data for hydration, taken out of its inline scripts. */
  data: { path: string; text: string };
  /** The addresses of the framework's and the islands' scripts. */
  sources: string[];
  /** The addresses of files for browsers that know no modules, which no page names any more. */
  legacy: string[];
};

const ownFolder = "/_next/static/";
const addressOf = (script: Element) => attribute(script, "src") ?? "";
const isData = (text: string) => /\b__next_f\b|\bTURBOPACK\b/.test(text);

/**
 * Takes everything out of a page that would run the framework: its script files, what fetches them
 * ahead, and the inline scripts that carry the page's data; the page script asks for all of it when
 * an island is about to be used. Throws, saying what, when the page does not hold what an export of
 * the known version holds.
 */
export function takeFrameworkScripts(page: Page): FrameworkScripts {
  const scripts = elements(page, "script");
  const files = scripts.filter((script) => attribute(script, "src")?.startsWith(ownFolder));
  // Browsers that know no modules know none of what our scripts are written in, either.
  const legacy = files.filter((script) => attribute(script, "nomodule") !== undefined);
  const modern = files.filter((script) => !legacy.includes(script));
  const inline = scripts.filter((script) => isData(textOf(script)));
  const preloads = elements(page, "link").filter(
    (link) => attribute(link, "rel") === "preload" && attribute(link, "as") === "script",
  );
  const other = scripts.filter(
    (script) =>
      ![...files, ...inline].includes(script) &&
      attribute(script, "type") !== "application/ld+json",
  );

  const found = `${modern.length} script files, ${inline.length} data scripts, ${other.length} others`;
  if (modern.length === 0 || inline.length < 2 || other.length > 0) {
    throw new Error(
      `it holds ${found}; an export of Next ${knownFramework} holds files, at least 2 data scripts and no others`,
    );
  }
  for (const element of [...files, ...inline, ...preloads]) remove(element);

  const text = inline.map(textOf).join(";\n");
  const name = createHash("sha256").update(text).digest("hex").slice(0, 16);
  return {
    data: { path: `${ownFolder}data/${name}.js`, text },
    sources: modern.map(addressOf),
    legacy: legacy.map(addressOf),
  };
}

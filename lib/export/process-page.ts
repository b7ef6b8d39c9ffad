import type { Environment } from "@/lib/export/environment";
import { scriptsIn } from "@/lib/export/scripts-in";
import { inlineIcons } from "@/lib/export/inline-icons";
import { inlineStyles } from "@/lib/export/inline-styles";
import { removeComments } from "@/lib/export/remove-comments";
import { nameScripts } from "@/lib/export/name-scripts";
import { namesIn, namesOf, removeUnusedCss } from "@/lib/export/remove-unused-css";
import type { BrowserScripts } from "@/lib/export/browser-scripts";
import { linkDeferredStyles, linkPrintStyles } from "@/lib/export/linked-styles";
import { shortenClasses } from "@/lib/export/shorten-classes";
import type { Script } from "@/lib/islands/bundle";
import { addInlineScripts } from "@/lib/export/inline-scripts";
import { addPolicy } from "@/lib/export/policy";
import { attribute, type Page, readPage, remove, textOf, writePage } from "@/lib/export/page";

export type Tools = {
  scripts: BrowserScripts;
  environment: Environment;
  readStyles: (href: string) => string;
  symbols: ReadonlyMap<string, string>;
  addFile: (file: Script) => void;
};

/**
 * Turns an exported page into the served document: inlines styles, icons and the page script, and
 * names the scripts of its islands. Throws, naming the page, when a part is missing or a script of
 * the framework is left.
 */
export function processPage(path: string, exported: string, tools: Tools): string {
  try {
    const page = readPage(exported);
    // All are the framework's, since ours are added later. Data such as schema.org's stays.
    for (const element of scriptsIn(page)) remove(element);
    removeComments(page.document);
    const named = nameScripts(page, tools.scripts);
    const inline = addInlineScripts(page, tools.scripts);
    const inScripts = namesIn(named.map(({ text }) => text).join("\n"));
    const lazy = namesIn([...tools.scripts.lazy.values()].map(({ text }) => text).join("\n"));
    const names = [...namesIn(inline.join("\n")), ...inScripts];
    inlineStyles(page, tools.readStyles, (all) => {
      const { css, file } = linkPrintStyles(page, all);
      const readInPrint = file?.text.match(/--[\w-]+/g) ?? [];
      const used = removeUnusedCss(css, [...namesOf(page), ...names, ...readInPrint]);
      const { css: own, file: deferred } = linkDeferredStyles(page, used);
      const linked = [file, deferred].flatMap((each) => each ?? []);
      for (const each of linked) tools.addFile(each);
      const texts = linked.map(({ text }) => text).join("\n");
      const elsewhere = texts.match(/[\w-]+/g) ?? [];
      return shortenClasses(page, own, new Set([...names, ...lazy, ...elsewhere]));
    });
    tools.addFile(inlineIcons(page, tools.symbols, inScripts));
    addPolicy(page, tools.environment);
    checkScripts(page, inline);
    return writePage(page);
  } catch (error) {
    throw new Error(
      `${path} could not be finished: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** Throws when a page runs or fetches a script that is not one of ours. */
function checkScripts(page: Page, ours: readonly string[]): void {
  const foreign = scriptsIn(page).find((script) => !ours.includes(textOf(script)));
  if (!foreign) return;
  const name = attribute(foreign, "src") ?? attribute(foreign, "href") ?? textOf(foreign);
  throw new Error(`it holds a script that is not ours: ${name.slice(0, 80)}`);
}

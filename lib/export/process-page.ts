import { addIcons } from "@/lib/export/add-icons";
import { addBeforePaint, addPageScript } from "@/lib/export/add-scripts";
import { addStyles } from "@/lib/export/add-styles";
import type { BrowserScripts } from "@/lib/export/browser-scripts";
import { connectIslands } from "@/lib/export/connect-islands";
import type { Environment } from "@/lib/export/environment";
import { keepAddresses, readPage, writePage } from "@/lib/export/html";
import { addPolicy } from "@/lib/export/policy";
import { removeFramework } from "@/lib/export/remove-framework";
import { namesIn } from "@/lib/export/unused-css";
import type { Asset } from "@/lib/islands/bundle";

/** What all pages of a build share. */
export type Site = {
  environment: Environment;
  scripts: BrowserScripts;
  /** Every icon by its name. */
  icons: ReadonlyMap<string, string>;
  /** Reads a stylesheet of the framework by its URL. */
  readStyles: (href: string) => string;
};

/**
 * Turns an exported page into the document that is served.
 *
 * @returns its HTML, and the files that it names
 * @throws naming the page, when a part is missing
 */
export async function processPage(path: string, exported: string, site: Site) {
  try {
    const page = readPage(exported);
    // First, while all scripts of the page are the framework's.
    removeFramework(page);
    const islandScripts = connectIslands(page, site.scripts.islands);
    const inlineScripts = [site.scripts.beforePaint, addPageScript(page, site.scripts)];
    // Then what the page shows, or a script of it may.
    const inIslands = namesIn(islandScripts.map(({ text }) => text).join("\n"));
    const later = site.scripts.files.filter(({ url }) =>
      inlineScripts.some((text) => text.includes(url)),
    );
    const running = [...inlineScripts, ...later.map(({ text }) => text)].join("\n");
    const named = [...inIslands, ...namesIn(running)];
    const files: Asset[] = await addStyles(page, site.readStyles, named);
    addBeforePaint(page, site.scripts);
    files.push(addIcons(page, site.icons, inIslands));
    keepAddresses(page);
    // Last: the policy is made of hashes, and forbids what is changed later.
    addPolicy(page, site.environment);
    return { html: writePage(page), files };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${path} could not be finished: ${reason}`, { cause: error });
  }
}

import type { Environment } from "@/lib/build/environment";
import { takeFrameworkScripts, type FrameworkScripts } from "@/lib/build/export/framework-scripts";
import { inlineIcons } from "@/lib/build/export/inline-icons";
import { inlineStyles } from "@/lib/build/export/inline-styles";
import { namesIn, ownStyles } from "@/lib/build/export/own-styles";
import { addPageScript, type InlineScripts } from "@/lib/build/export/page-script";
import { addPolicy } from "@/lib/build/export/policy";
import { readPage, writePage } from "@/lib/build/export/page";

type Finished = { html: string } & Pick<FrameworkScripts, "data" | "legacy">;

type Tools = {
  inline: InlineScripts;
  environment: Environment;
  /** The address of the reporter of web vitals, where there is a collector. */
  vitals: string | undefined;
  /** The text of a stylesheet by its address. */
  readStyles: (href: string) => string;
  /** Every name (see own-styles) in the scripts that a page may run, by their addresses. */
  namesInScripts: (sources: readonly string[]) => readonly string[];
  /** Every drawing by its name. */
  symbols: ReadonlyMap<string, string>;
};

/**
 * Turns one exported page into the document that is served: words, styles and one small script; what
 * makes its islands live lies in files that are asked for on demand. Throws, naming the page, when it
 * is not what the framework's known version exports.
 */
export function finishPage(path: string, exported: string, tools: Tools): Finished {
  try {
    const page = readPage(exported);
    const { sources, ...files } = takeFrameworkScripts(page);
    addPageScript(page, tools.inline, {
      scripts: [files.data.path, ...sources],
      vitals: tools.vitals,
    });
    const inScripts = tools.namesInScripts(sources);
    const names = [...namesIn(writePage(page)), ...namesIn(files.data.text), ...inScripts];
    inlineStyles(page, (href) => ownStyles(tools.readStyles(href), names));
    inlineIcons(page, tools.symbols, inScripts);
    addPolicy(page, tools.environment);
    return { html: writePage(page), ...files };
  } catch (error) {
    throw new Error(
      `${path} could not be finished: ${error instanceof Error ? error.message : error}`,
    );
  }
}

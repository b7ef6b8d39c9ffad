import { attribute, elements, readPage, textOf } from "@/lib/build/export/page";

/** A script element: its file, if it has one, else its text. */
type ScriptElement = { src?: string; type?: string; text: string };

/** What of a page's HTML is weighed. */
export type ReadHtml = { scripts: ScriptElement[]; styles: string[] };

/** Reads the scripts and styles of a page as served. */
export function readHtml(html: string): ReadHtml {
  const page = readPage(html);
  return {
    scripts: elements(page, "script").map((script) => ({
      src: attribute(script, "src"),
      type: attribute(script, "type"),
      text: textOf(script),
    })),
    styles: elements(page, "style").map(textOf),
  };
}

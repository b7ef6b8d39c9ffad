import { scriptAddresses } from "@/lib/build/exported-scripts";
import { sectionOf } from "@/lib/own-address";
import { pageScriptsName } from "@/lib/page-scripts";
import type { PageScripts } from "@/lib/page-scripts";

const headEnd = "</head>";

/**
 * What the pages of each section load besides the scripts that every page loads. In: the text of
 * each exported page by its path. Sections that load nothing more are left out.
 */
export function findPageScripts(pages: ReadonlyMap<string, string>): PageScripts {
  const all = [...pages].map(([path, html]) => [sectionOf(path), scriptAddresses(html)] as const);
  const everywhere = (script: string) => all.every(([, scripts]) => scripts.includes(script));
  const found: PageScripts = {};
  for (const [section, scripts] of all) {
    const own = scripts.filter((script) => !everywhere(script));
    if (own.length > 0) found[section] = [...new Set([...(found[section] ?? []), ...own])];
  }
  return found;
}

/**
 * Notes all sections' scripts in a page, so that a link about to be followed can fetch them with
 * the next page's words (issue 6 no. 3). Throws when the page has no head to put them in.
 */
export function withPageScripts(html: string, scripts: PageScripts): string {
  if (!html.includes(headEnd)) throw new Error(`a page has no ${headEnd}`);
  const note = `<meta name="${pageScriptsName}" content='${JSON.stringify(scripts)}'/>`;
  return html.replace(headEnd, () => note + headEnd);
}

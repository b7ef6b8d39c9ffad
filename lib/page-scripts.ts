import { preload } from "react-dom";
import { sectionOf } from "@/lib/own-address";

/** The meta element in which the build notes, as JSON, each section's own scripts. */
export const pageScriptsName = "page-scripts";

/** Addresses of the scripts that a section's pages need besides those of every page, by section. */
export type PageScripts = Record<string, string[]>;

/**
 * Fetches what the page at `path` will run together with its words; else its scripts would be asked
 * for only when these have come, a round trip later. Does nothing where no build has noted any.
 */
export function prefetchScripts(path: string): void {
  const noted = document.querySelector<HTMLMetaElement>(`meta[name=${pageScriptsName}]`);
  const scripts = (JSON.parse(noted?.content ?? "{}") as PageScripts)[sectionOf(path)] ?? [];
  for (const script of scripts) preload(script, { as: "script" });
}

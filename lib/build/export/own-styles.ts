import { PurgeCSS } from "purgecss";

/** Whatever in a text, HTML or script, could be the name of a class, an attribute or an element. */
export const namesIn = (text: string): string[] => [
  ...new Set([...(text.match(/[^\s"'`<>=]+/g) ?? []), ...(text.match(/[\w-]+/g) ?? [])]),
];

/**
 * A stylesheet without the rules for names that are not among those given, so that a page carries
 * its own styles, not those of all others.
 */
export async function ownStyles(css: string, names: readonly string[]): Promise<string> {
  const [own] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: names.join("\n"), extension: "txt" }],
    defaultExtractor: (raw) => raw.split("\n"),
  });
  if (!own) throw new Error("PurgeCSS gave nothing back for a stylesheet");
  return own.css;
}

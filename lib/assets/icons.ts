import { readFile } from "node:fs/promises";
import { join } from "node:path";
import svgpath from "svgpath";
import { iconNames } from "@/content/icons";
import { iconId } from "@/lib/pictures/icon-id";

/** The folders of icons, ours first: it holds what lucide lacks. */
const drawings = [join("content", "drawings"), join("node_modules", "lucide-static", "icons")];

/** The company's name as a drawing, independent of fonts. */
const wordmark = join("content", "wordmark.svg");

const stroke =
  'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/**
 * Turns the text of an icon's file into a symbol, its paths in one and rounded to less than is visible.
 * Throws, naming the icon, on an empty drawing.
 */
export function toSymbol(name: string, svg: string): string {
  const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1]?.replace(/\s*\n\s*/g, "");
  if (!shapes) throw new Error(`content/icons.ts: there is no drawing "${name}"`);
  let lines = "";
  const others = shapes.replace(/<path d="([^"]+)" \/>/g, (_, line: string) => {
    lines += svgpath(line).abs().toString();
    return "";
  });
  const path = lines && `<path d="${svgpath(lines).rel().round(1).toString()}" />`;
  return `<symbol id="${iconId(name)}" viewBox="0 0 24 24" ${stroke}>${path}${others}</symbol>`;
}

/**
 * The drawing of the company's name as a symbol, its path as short as can be. Throws on one without a `viewBox`,
 * and on one with styles, which the page's policy forbids.
 */
export function toWordmark(svg: string): string {
  const [drawing = ""] = /<svg[^]*<\/svg>/.exec(svg) ?? [];
  const fault = !/^<svg[^>]* viewBox="/.test(drawing)
    ? "needs a viewBox"
    : /<style|\s(style|class)=/.test(drawing) && 'must have no styles: write attributes (fill="…")';
  if (fault) throw new Error(`content/wordmark.svg ${fault}.`);
  return drawing
    .replace(/<svg[^>]*? (?=viewBox)/, `<symbol id="${iconId("wordmark")}" `)
    .replace("</svg>", "</symbol>")
    .replace(/<title>.*<\/title>/, "")
    .replace(/(?<= d=")[^"]+/, (path) => svgpath(path).rel().toString())
    .replace(/\s*\n\s*/g, "");
}

async function readIcon(name: string): Promise<string> {
  for (const folder of drawings) {
    const svg = await readFile(join(folder, `${name}.svg`), "utf8").catch(() => "");
    if (svg) return svg;
  }
  return "";
}

/** Every icon as a symbol, by its name. Rejects, naming the icon, when there is none. */
export async function iconSymbols(): Promise<ReadonlyMap<string, string>> {
  const symbols = new Map([["wordmark", toWordmark(await readFile(wordmark, "utf8"))]]);
  for (const name of iconNames) {
    symbols.set(name, toSymbol(name, await readIcon(name)));
  }
  return symbols;
}

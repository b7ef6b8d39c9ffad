import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { iconNames } from "@/content/icons";

const drawings = join("node_modules", "lucide-static", "icons");

const stroke =
  'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/** Turns one lucide file into a symbol of the sprite. In: its name and text. Throws on an empty drawing. */
export function toSymbol(name: string, svg: string): string {
  const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1]?.replace(/\s*\n\s*/g, "");
  if (!shapes) throw new Error(`content/icons.ts: lucide's "${name}" holds no drawing`);
  return `<symbol id="${name}" viewBox="0 0 24 24" ${stroke}>${shapes}</symbol>`;
}

/**
 * Writes public/icons.svg: every drawing of content/icons.ts in one file, fetched once.
 * Throws, naming the drawing, when lucide does not have it.
 */
export async function writeIcons(): Promise<void> {
  const symbols = await Promise.all(
    iconNames.map(async (name) => {
      const svg = await readFile(join(drawings, `${name}.svg`), "utf8").catch(() => "");
      return toSymbol(name, svg);
    }),
  );
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
  await writeFile(join("public", "icons.svg"), sprite);
}

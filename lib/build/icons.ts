import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { iconNames } from "@/content/icons";

const drawings = join("node_modules", "lucide-static", "icons");

/** The company's name as its own drawing: one path in one colour, no text that waits for a font. */
const wordmark = join("content", "wordmark.svg");

const addressFile = join("lib", "pictures", "icon-sprite.ts");

const stroke =
  'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/** Turns one lucide file into a symbol of the sprite. In: its name and text. Throws on an empty drawing. */
export function toSymbol(name: string, svg: string): string {
  const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1]?.replace(/\s*\n\s*/g, "");
  if (!shapes) throw new Error(`content/icons.ts: lucide's "${name}" holds no drawing`);
  return `<symbol id="${name}" viewBox="0 0 24 24" ${stroke}>${shapes}</symbol>`;
}

/** The name's drawing as a symbol that fills whatever box it is shown in. Throws on another form. */
export function toWordmark(svg: string): string {
  const [, box, path] = /viewBox="([^"]+)"[^>]*>\s*(<path d="[^"]+" \/>)/.exec(svg) ?? [];
  if (!box || !path) throw new Error("content/wordmark.svg: not one path in a viewBox");
  return `<symbol id="wordmark" viewBox="${box}" fill="currentColor">${path}</symbol>`;
}

/** The whole sprite. Throws, naming the drawing, when lucide does not have it. */
export async function iconSprite(): Promise<string> {
  const symbols = await Promise.all(
    iconNames.map(async (name) => {
      const svg = await readFile(join(drawings, `${name}.svg`), "utf8").catch(() => "");
      return toSymbol(name, svg);
    }),
  );
  const name = toWordmark(await readFile(wordmark, "utf8"));
  return `<svg xmlns="http://www.w3.org/2000/svg">${name}${symbols.join("")}</svg>\n`;
}

/** The text of lib/pictures/icon-sprite.ts: the address changes with the drawings, so it is fetched once. */
export function spriteModule(sprite: string): string {
  const version = createHash("sha256").update(sprite).digest("hex").slice(0, 8);
  return [
    "/** Where the icons are. Written by lib/build/icons.ts when content/icons.ts changes. */",
    `export const spriteAddress = "/icons.svg?v=${version}";\n`,
  ].join("\n");
}

/** Writes public/icons.svg, the name and every drawing of content/icons.ts in one file, and its address. */
export async function writeIcons(): Promise<void> {
  const sprite = await iconSprite();
  await writeFile(join("public", "icons.svg"), sprite);
  const address = spriteModule(sprite);
  // Untouched when right: a new time stamp would make a running `next dev` compile again.
  const present = await readFile(addressFile, "utf8").catch(() => "");
  if (present !== address) await writeFile(addressFile, address);
}

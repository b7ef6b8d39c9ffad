import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** Wraps PNGs in a Windows icon file: a directory followed by the whole images. */
function toIco(images: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4); // color planes
    head.writeUInt16LE(32, entry + 6); // bits a pixel
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

/**
 * The drawing of content/icon.svg in the sizes that systems ask for, by the committed files' paths.
 * The SVG itself is not served: as an icon it would be one more document for every page to lay out.
 * Phones mask icons themselves, hence no round corners.
 */
export async function brandIcons(): Promise<ReadonlyMap<string, Buffer>> {
  const drawing = await readFile(join("content", "icon.svg"), "utf8");
  const draw = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: (72 * size) / 32 })
      .resize(size, size)
      .png()
      .toBuffer();
  const square = drawing.replace(' rx="7"', "");
  // The safe zone of a maskable icon is a circle of four fifths; the symbol stays inside it.
  const phone = square
    .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
    .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"');

  const sizes = [16, 32, 48];
  const images = await Promise.all(
    sizes.map(async (size) => ({ size, png: await draw(drawing, size) })),
  );
  return new Map([
    [join("app", "favicon.ico"), toIco(images)],
    [join("app", "apple-icon.png"), await draw(phone, 180)],
    [join("public", "icon-192.png"), await draw(phone, 192)],
    [join("public", "icon-512.png"), await draw(phone, 512)],
  ]);
}

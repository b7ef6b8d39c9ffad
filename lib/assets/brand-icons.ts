import { readFile, writeFile } from "node:fs/promises";
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

// npm run identity: writes the drawing of content/icon.svg in the sizes that systems ask for. The SVG itself is
// not served: as an icon it would be one more document for every page to lay out. Phones mask icons themselves,
// hence no round corners.
const drawing = await readFile(join("content", "icon.svg"), "utf8");
const draw = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();
// The safe zone of a maskable icon is a circle of four fifths; the symbol stays inside it.
const phone = drawing
  .replace(' rx="7"', "")
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"');

const images = [16, 32, 48].map(async (size) => ({ size, png: await draw(drawing, size) }));
await writeFile(join("app", "favicon.ico"), toIco(await Promise.all(images)));
await writeFile(join("app", "apple-icon.png"), await draw(phone, 180));
for (const size of [192, 512])
  await writeFile(join("public", `icon-${size}.png`), await draw(phone, size));

import { readdir, stat } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp from "sharp";
import writeFileAtomic from "write-file-atomic";

/**
 * Visually lossless: 10 bits keep smooth gradients free of bands, 4:4:4 keeps the edges of pure
 * colors.
 */
export const master = { quality: 90, effort: 4, chromaSubsampling: "4:4:4", bitdepth: 10 } as const;

const changedAt = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/**
 * Encodes each PNG or JPEG of the folder that has no AVIF of its name, or an older one.
 *
 * @returns the files written
 * @throws when a picture is broken
 */
export async function writeMasters(folder: string): Promise<string[]> {
  const sources = (await readdir(folder)).filter((file) => /\.(png|jpe?g)$/i.test(file));
  const written: string[] = [];
  for (const file of sources) {
    const source = join(folder, file);
    const target = join(folder, `${parse(file).name}.avif`);
    if ((await changedAt(target)) >= (await changedAt(source))) continue;
    await writeFileAtomic(target, await sharp(source).autoOrient().avif(master).toBuffer());
    written.push(target);
  }
  return written;
}

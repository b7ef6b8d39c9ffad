import { existsSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import writeFileAtomic from "write-file-atomic";
import { encoding, fitting } from "@/content/imagery/encoding";
import { pictures, type SitePicture } from "@/content/pictures";
import {
  avifsOf,
  closeCropWidth,
  closeHeight,
  jpegOf,
  phoneWidth,
  type Form,
} from "@/lib/pictures/picture-files";

type Limit = { qualities: readonly number[]; effort: number; maxBytes: number };

/** A file that browsers load, made of a master. */
type MadeFile = { file: string; encode: () => Promise<Buffer> };

const folder = join("public", "made", "pictures");

/**
 * The 4:3 part of a picture, in its pixels, its focal point in the middle of the height and right of that of the
 * width, as far as the picture goes: words lie over the left.
 */
export function closeCrop({
  width,
  height,
  focal,
}: Pick<SitePicture, "width" | "height" | "focal">) {
  const crop = closeCropWidth({ width, height });
  const size = { width: crop, height: closeHeight(crop) };
  const place = (start: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(start, 0), whole - part));
  return {
    ...size,
    left: place(focal.x * width - size.width * 0.6, width, size.width),
    top: place(focal.y * height - size.height * 0.5, height, size.height),
  };
}

/**
 * Encodes AVIF in decreasing quality until it fits. Where the lowest does not, it throws, but a photograph,
 * which nobody can draw anew, is taken as it is.
 */
async function encodeWithin(
  pixels: Sharp,
  { qualities, effort, maxBytes }: Limit,
  anyway = false,
): Promise<Buffer> {
  let file = Buffer.alloc(0);
  for (const quality of qualities) {
    file = await pixels.clone().avif({ quality, effort }).toBuffer();
    if (file.length <= maxBytes) return file;
  }
  if (!anyway) throw new Error(`it does not fit ${maxBytes} bytes`);
  return file;
}

/** Every file made from a picture, with the function that makes it. */
export function filesOf(picture: SitePicture): MadeFile[] {
  const source = join("content", "imagery", "masters", picture.file);
  const wide = (width: number) => sharp(source).resize(width);
  const { avif, closeUp, jpeg } = encoding;
  const hero = (pixels: Sharp, width: number) => {
    const { phone, large } = closeUp.maxBytes;
    const limit = { ...closeUp, maxBytes: width <= phoneWidth ? phone : large };
    return encodeWithin(pixels, limit, picture.photograph);
  };
  const encoders: Record<Form, (width: number) => Promise<Buffer>> = {
    wide: (width) => {
      if (picture.kind === "view" || picture.kind === "hero")
        return wide(width).avif(avif).toBuffer();
      return encodeWithin(wide(width), { ...fitting, opened: encoding.opened }[picture.kind]);
    },
    close: (width) => {
      const crop = sharp(source).extract(closeCrop(picture)).resize(width, closeHeight(width));
      return hero(crop, width);
    },
    phone: (width) => hero(wide(width), width),
  };
  const avifs = (form: Form) =>
    avifsOf(picture, form).map(({ file, width }) => ({
      file,
      encode: () => encoders[form](width),
    }));
  const { file, width } = jpegOf(picture);
  return [
    ...avifs("wide"),
    { file, encode: () => wide(width).jpeg(jpeg).toBuffer() },
    ...avifs("close"),
    ...avifs("phone"),
  ];
}

const allFiles = () => [...pictures.values()].flatMap(filesOf);

/** The files of public/made/pictures that belong to no picture any more, such as a replaced one. */
export async function orphanedPictures(): Promise<string[]> {
  const names = new Set(allFiles().map(({ file }) => file));
  return (await readdir(folder))
    .filter((file) => !names.has(file))
    .map((file) => join(folder, file));
}

/**
 * Makes the missing files of public/made/pictures. A file's name contains the hash of its inputs, so
 * an existing one is never written again. AVIF takes minutes and is committed; JPEG takes seconds
 * and is made in every clone.
 *
 * @returns the number of AVIF files made, to be committed
 * @throws an error naming the file, when its master is missing or broken
 */
export async function writePictures(): Promise<number> {
  // Otherwise each encoder would start a thread for every core.
  sharp.concurrency(1);
  await mkdir(folder, { recursive: true });
  const missing = allFiles().filter(({ file }) => !existsSync(join(folder, file)));
  const writing = missing.map(async ({ file, encode }) => {
    // Written atomically: a partial file under a right name would never be made again.
    const bytes = await encode().catch((error: unknown) => {
      throw new Error(`${join(folder, file)}: ${String(error)}`);
    });
    await writeFileAtomic(join(folder, file), bytes);
  });
  await Promise.all(writing);
  return missing.filter(({ file }) => file.endsWith(".avif")).length;
}

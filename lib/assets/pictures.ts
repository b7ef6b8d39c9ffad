import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import writeFileAtomic from "write-file-atomic";
import { encoding } from "@/content/imagery/encoding";
import { pictures, type SitePicture } from "@/content/pictures";
import { someAtOnce } from "@/lib/assets/for-each-concurrent";
import {
  closeCropWidth,
  closeFile,
  closeHeight,
  closeWidthsOf,
  fallbackFile,
  fallbackWidthOf,
  phoneWidth,
  wideFile,
  widthsOf,
} from "@/lib/pictures/picture-files";

type Derivative = { file: string; encode: () => Promise<Buffer> };

const folder = join("public", "pictures");

/**
 * The 4:3 part of a picture around its focal point, which lies right of the middle: beside a text
 * the left side fades into the background.
 */
export function closeCrop({
  width,
  height,
  focal,
}: Pick<SitePicture, "width" | "height" | "focal">) {
  const cropWidth = closeCropWidth({ width, height });
  const cropHeight = closeHeight(cropWidth);
  const place = (start: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(start, 0), whole - part));
  return {
    left: place(focal.x * width - cropWidth * 0.6, width, cropWidth),
    top: place(focal.y * height - cropHeight * 0.5, height, cropHeight),
    width: cropWidth,
    height: cropHeight,
  };
}

/** Encodes AVIF in decreasing quality until it fits; throws when the lowest does not. */
async function encodeWithin(
  pixels: Sharp,
  { qualities, effort }: { qualities: readonly number[]; effort: number },
  maxBytes: number,
): Promise<Buffer> {
  for (const quality of qualities) {
    const file = await pixels.clone().avif({ quality, effort }).toBuffer();
    if (file.length <= maxBytes) return file;
  }
  throw new Error(`it does not fit ${maxBytes} bytes`);
}

function encodeClose(source: string, picture: SitePicture, width: number): Promise<Buffer> {
  const { maxBytes, ...how } = encoding.closeUp;
  const pixels = sharp(source).extract(closeCrop(picture)).resize(width, closeHeight(width));
  return encodeWithin(pixels, how, width <= phoneWidth ? maxBytes.phone : maxBytes.large);
}

/** Every file made from a picture, with the function that makes it. */
export function derivativesOf(picture: SitePicture): Derivative[] {
  const source = join("content", "imagery", "renders", picture.file);
  const wide = (width: number) => sharp(source).resize(width);
  const { avif, jpeg, opened } = encoding;
  const encodeWide = (width: number) =>
    picture.opened
      ? encodeWithin(wide(width), opened, opened.maxBytes)
      : wide(width).avif(avif).toBuffer();
  return [
    ...widthsOf(picture.width).map((width) => ({
      file: wideFile(picture, width, "avif"),
      encode: () => encodeWide(width),
    })),
    {
      file: fallbackFile(picture),
      encode: () => wide(fallbackWidthOf(picture.width)).jpeg(jpeg).toBuffer(),
    },
    ...closeWidthsOf(picture).map((width) => ({
      file: closeFile(picture, width),
      encode: () => encodeClose(source, picture, width),
    })),
  ];
}

/**
 * Fills public/pictures with the files that pages load. A file's name contains the hash of its
 * inputs, so an existing one is not made again; unused ones are deleted. AVIF takes minutes and is
 * committed; JPEG takes seconds and is made in every clone. Out: the number of AVIF files made.
 * Throws when a master is missing or broken.
 */
export async function writePictures(): Promise<number> {
  // Otherwise each encoder would start a thread for every core.
  sharp.concurrency(1);
  await mkdir(folder, { recursive: true });
  const wanted = [...pictures.values()].flatMap(derivativesOf);
  const names = new Set(wanted.map(({ file }) => file));
  const stale = (await readdir(folder)).filter((file) => !names.has(file));
  await Promise.all(stale.map((file) => rm(join(folder, file), { recursive: true })));

  const missing = wanted.filter(({ file }) => !existsSync(join(folder, file)));
  await someAtOnce(missing, async ({ file, encode }) => {
    // Written atomically: a partial file under a right name would never be made again.
    const bytes = await encode().catch((error: unknown) => {
      throw new Error(`public/pictures/${file}: ${String(error)}`);
    });
    await writeFileAtomic(join(folder, file), bytes);
  });
  return missing.filter(({ file }) => file.endsWith(".avif")).length;
}

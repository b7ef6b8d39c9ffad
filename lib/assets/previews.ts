import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import writeFileAtomic from "write-file-atomic";
import { company } from "@/content/company";
import type { SitePicture } from "@/content/pictures";
import { cropAround } from "@/lib/assets/crop";
import { forEachConcurrent } from "@/lib/assets/for-each-concurrent";
import { loadFace } from "@/lib/assets/outlines";
import { previewCards } from "@/lib/assets/preview-cards";
import { drawPreview, night, pictureSize, previewSize } from "@/lib/assets/preview-drawing";

const folder = join("public", "made", "og");
const cache = join("node_modules", ".cache", "previews");
const jpeg = { quality: 80, mozjpeg: true };

/** The crop for the right side of a preview, with its focal point off the scrim. */
function previewCrop(picture: SitePicture) {
  const ratio = pictureSize.width / pictureSize.height;
  const width = Math.round(Math.min(picture.width, picture.height * ratio));
  return cropAround(picture, { width, height: Math.floor(width / ratio) }, 0.62);
}

async function encode(picture: SitePicture, drawing: string): Promise<Buffer> {
  const source = join("content", "imagery", "renders", picture.file);
  const cropped = await sharp(source)
    .extract(previewCrop(picture))
    .resize(pictureSize.width, pictureSize.height)
    .png()
    .toBuffer();
  return sharp({ create: { ...previewSize, channels: 3, background: night } })
    .composite([
      { input: cropped, left: previewSize.width - pictureSize.width, top: 0 },
      { input: Buffer.from(drawing) },
    ])
    .jpeg(jpeg)
    .toBuffer();
}

/**
 * Writes the link-preview picture of every page into public/made/og, and deletes those of pages
 * that are gone: git keeps none of them. Unchanged ones are copied from the cache.
 *
 * @returns the number drawn anew
 */
export async function writePreviews(): Promise<number> {
  await Promise.all([folder, cache].map((each) => mkdir(each, { recursive: true })));
  const fonts = {
    heading: await loadFace("bricolage-grotesque.woff2", { tracking: -0.015 }),
    text: await loadFace("figtree.woff2", { weight: 600 }),
  };
  const cards = previewCards();
  const names = new Set(cards.map(({ file }) => basename(file)));
  const stale = (await readdir(folder)).filter((file) => !names.has(file));
  await Promise.all(stale.map((file) => rm(join(folder, file))));

  let drawn = 0;
  await forEachConcurrent(cards, async (card) => {
    const words = { ...card, name: company.name, phone: company.phone.display };
    const drawing = drawPreview(words, fonts);
    const made = JSON.stringify([drawing, card.picture.version, previewCrop(card.picture), jpeg]);
    const kept = join(cache, `${createHash("sha256").update(made).digest("hex")}.jpg`);
    if (!existsSync(kept)) {
      await writeFileAtomic(kept, await encode(card.picture, drawing));
      drawn += 1;
    }
    await copyFile(kept, join(folder, basename(card.file)));
  });
  return drawn;
}

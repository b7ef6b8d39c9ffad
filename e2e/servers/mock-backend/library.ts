import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { gallery, type Rectangle } from "@/content/gallery";
import { pictureSchema, type PictureEntry } from "@/content/schema";

/** One gallery entry, and where its pixels come from. */
export type LibraryImage = {
  publicId: string;
  category: PictureEntry["category"];
  alt: string;
  file: string;
  /** The part of the file to show; absent means all of it. */
  extract?: Rectangle;
};

const manifestSchema = z.object({ pictures: z.array(z.object(pictureSchema.shape)) });

/**
 * The sample library: the gallery's tiles in their order, by public id. Rejects when the folder's
 * manifest.json is missing or wrong, or a tile's picture is not in it.
 */
export async function openLibrary(folder: string): Promise<ReadonlyMap<string, LibraryImage>> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")),
  );
  const images = gallery.map(({ source, detail }): LibraryImage => {
    const picture = manifest.pictures.find(({ file }) => file === `${source}.avif`);
    if (!picture) throw new Error(`gallery tile "${source}" is not in ${folder}/manifest.json`);
    const { category, file } = picture;
    return {
      publicId: publicId(category, detail?.name ?? source),
      category,
      alt: detail?.alt ?? picture.alt,
      file: join(folder, file),
      extract: detail?.extract,
    };
  });
  return new Map(images.map((image) => [image.publicId, image]));
}

const folders: Record<PictureEntry["category"], string> = {
  AC: "ac",
  "Duct Cleaning": "duct-cleaning",
  Heating: "heating",
  WaterHeaters: "water-heaters",
  "Heat Pump": "heat-pump",
};
const publicId = (category: PictureEntry["category"], name: string) =>
  `smart-heat/${folders[category]}/${name}`;

/** The answer of GET /api/get-all-images: the three fields of the specification (row 171). */
export function listing(library: ReadonlyMap<string, LibraryImage>) {
  return [...library.values()].map(({ publicId: public_id, category, alt }) => ({
    public_id,
    category,
    context: { custom: { alt } },
  }));
}

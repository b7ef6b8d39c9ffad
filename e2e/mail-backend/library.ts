import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { pictureSchema, type PictureEntry } from "@/content/schema";
import { crops, type Rectangle } from "./crops";

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
 * The sample library: every picture of the folder's manifest.json, then the crops of them, by
 * public id. Rejects when the manifest is missing or wrong, or a crop's picture is not in it.
 */
export async function openLibrary(folder: string): Promise<ReadonlyMap<string, LibraryImage>> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")),
  );
  const wholes = manifest.pictures.map(({ file, alt, category }) => ({
    publicId: publicId(category, file.replace(/\.png$/, "")),
    category,
    alt,
    file: join(folder, file),
  }));
  const details = crops.map(({ source, name, alt, extract }) => {
    const picture = manifest.pictures.find(({ file }) => file === source);
    if (!picture) throw new Error(`crop "${name}": ${source} is not in ${folder}/manifest.json`);
    const { category } = picture;
    return {
      publicId: publicId(category, name),
      category,
      alt,
      file: join(folder, source),
      extract,
    };
  });
  return new Map([...wholes, ...details].map((image) => [image.publicId, image]));
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

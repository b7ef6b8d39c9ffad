import { existsSync } from "node:fs";
import { join } from "node:path";
import { gallery } from "@/content/gallery";
import { findPicture, type SitePicture } from "@/content/pictures";
import { widthsOf, wideFile } from "@/lib/pictures/picture-files";

type Category = NonNullable<SitePicture["category"]>;

/** One gallery entry, and where its pixels come from. */
export type LibraryImage = {
  publicId: string;
  category: Category;
  alt: string;
  picture: SitePicture;
  /** The part of the picture to show, in fractions of its sides; absent means all of it. */
  extract?: { left: number; top: number; width: number; height: number };
};

/**
 * The sample library: the gallery's tiles in their order, by public id. Throws when a tile's picture
 * is unknown.
 */
export function openLibrary(): ReadonlyMap<string, LibraryImage> {
  const images = gallery.map(({ source, detail }): LibraryImage => {
    const picture = findPicture(source);
    const { category } = picture;
    if (!category) throw new Error(`${source} is in the gallery and has no category`);
    return {
      publicId: publicId(category, detail?.name ?? source),
      category,
      alt: detail?.alt ?? picture.alt,
      picture,
      // Equal fractions keep the picture's aspect ratio, so that the grid stays even.
      extract: detail && { ...detail, width: detail.size, height: detail.size },
    };
  });
  return new Map(images.map((image) => [image.publicId, image]));
}

/**
 * The file to make an image of this width from: the smallest one of the build that is large enough,
 * which decodes several times faster than the master, or the master.
 */
export function sourceOf({ picture, extract }: LibraryImage, width: number): string {
  const least = width / (extract?.width ?? 1);
  const built = widthsOf(picture.width).find((each) => each >= least) ?? 0;
  const file = join("public", "made", "pictures", wideFile(picture, built, "avif"));
  return existsSync(file) ? file : join("content", "imagery", "masters", picture.file);
}

const folders: Record<Category, string> = {
  AC: "ac",
  "Duct Cleaning": "duct-cleaning",
  Heating: "heating",
  WaterHeaters: "water-heaters",
  "Heat Pump": "heat-pump",
};
const publicId = (category: Category, name: string) => `smart-heat/${folders[category]}/${name}`;

/** The answer of GET /api/get-all-images: the three fields of the specification (row 171). */
export function listing(library: ReadonlyMap<string, LibraryImage>) {
  return [...library.values()].map(({ publicId: public_id, category, alt }) => ({
    public_id,
    category,
    context: { custom: { alt } },
  }));
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import { gallery } from "@/content/gallery";
import { findPicture, type SitePicture } from "@/content/pictures";
import { widthsOf, wideFile } from "@/lib/pictures/picture-files";

/** Pictures by their public id. */
export type Library = ReadonlyMap<string, SitePicture>;

/** The sample library: the gallery's pictures in their order. Throws when one is unknown. */
export const openLibrary = (): Library =>
  new Map(gallery.map(({ source }) => [`smart-heat/${source}`, findPicture(source)]));

/**
 * The file to make an image of this width from: the smallest one of the build that is large enough,
 * which decodes several times faster than the master, or the master.
 */
export function sourceOf(picture: SitePicture, width: number): string {
  const built = widthsOf(picture.width).find((each) => each >= width) ?? 0;
  const file = join("public", "made", "pictures", wideFile(picture, built, "avif"));
  return existsSync(file) ? file : join("content", "imagery", "masters", picture.file);
}

/** The answer of GET /api/get-all-images: the three fields of the specification (row 171). */
export function listing(library: Library) {
  return [...library].map(([public_id, { category, alt }]) => ({
    public_id,
    category,
    context: { custom: { alt } },
  }));
}

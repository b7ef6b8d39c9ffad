import { existsSync } from "node:fs";
import { join } from "node:path";
import { gallery } from "@/content/gallery";
import { findPicture, type SitePicture } from "@/content/pictures";
import { avifsOf } from "@/lib/pictures/picture-files";

/** Pictures by their public id. */
export type Library = ReadonlyMap<string, SitePicture>;

/** The sample library: the gallery's pictures in their order. Throws when one is unknown. */
export const openLibrary = (): Library =>
  new Map(gallery.tiles.map(({ source }) => [`smart-heat/${source}`, findPicture(source)]));

/**
 * The file to make an image of this width from: the smallest one of the build that is large enough,
 * which decodes several times faster than the master, or the master.
 */
export function sourceOf(picture: SitePicture, width: number): string {
  const built = avifsOf(picture, "wide").find((each) => each.width >= width);
  const file = built && join("public", "made", "pictures", built.file);
  return file && existsSync(file) ? file : join("content", "imagery", "masters", picture.file);
}

/** The answer of GET /api/get-all-images: the three fields of the specification (row 171). */
export function listing(library: Library) {
  return [...library].map(([public_id, { category, alt }]) => ({
    public_id,
    category,
    context: { custom: { alt } },
  }));
}

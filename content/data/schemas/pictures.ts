import { z } from "zod";
import { fraction, noTwo, picture, said } from "@/content/data/schemas/parts";
import { textLike } from "@/content/schema";

export const gallerySchema = z.strictObject({
  photographs: z
    .boolean()
    .default(false)
    .describe("All that the gallery shows, once published, are photographs of your own jobs"),
  tiles: z
    .array(z.strictObject({ source: picture }))
    .superRefine(noTwo(({ source }) => [[source, ["source"]]]))
    .describe("Pictures of the sample gallery, in order"),
});

/** The filters of the gallery that a picture may be of. */
export const categorySchema = z.enum([
  "AC",
  "Duct Cleaning",
  "Heating",
  "WaterHeaters",
  "Heat Pump",
]);

const pictureSchema = z.strictObject({
  file: textLike(
    /^[a-z0-9-]+\.avif$/,
    'must be a lower-case .avif file of content/imagery/masters, like "tool-roll.avif"',
  ),
  alt: said("What is seen, for who cannot see it"),
  category: categorySchema.optional().describe("Its filter in the gallery"),
  photograph: z.boolean().default(false).describe("No illustration: real people, a real job"),
  focal: z
    .strictObject({ x: fraction, y: fraction })
    .default({ x: 0.5, y: 0.5 })
    .describe("The point to keep when cropping, from 0 to 1, from the left and from above"),
  tint: z
    .enum(["night", "muted", "control", "line", "studio"])
    .optional()
    .describe("The color shown while it loads, the nearest to its own"),
});
export type PictureEntry = z.infer<typeof pictureSchema>;
export const picturesSchema = z.strictObject({
  pictures: z.array(pictureSchema).superRefine(noTwo(({ file }) => [[file, ["file"]]])),
});

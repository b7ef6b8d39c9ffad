import { companySchema } from "@/content/data/schemas/company";
import { factsSchema } from "@/content/data/schemas/facts";
import { hoursSchema } from "@/content/data/schemas/hours";
import { gallerySchema, picturesSchema } from "@/content/data/schemas/pictures";
import { promotionsSchema } from "@/content/data/schemas/promotions";
import { testimonialsSchema } from "@/content/data/schemas/testimonials";
import { townsSchema } from "@/content/data/schemas/towns";

/**
 * Every data file with its shape. What a field is for stands in its description: `npm run schemas` makes the
 * files of content/data/json-schema from here, which tell it to an editor.
 */
export const dataFiles = {
  "data/company.json": companySchema,
  "data/facts.json": factsSchema,
  "data/gallery.json": gallerySchema,
  "data/hours.json": hoursSchema,
  "data/promotions.json": promotionsSchema,
  "data/testimonials.json": testimonialsSchema,
  "data/towns.json": townsSchema,
  "imagery/masters/manifest.json": picturesSchema,
} as const;

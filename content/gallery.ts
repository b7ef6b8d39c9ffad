import data from "@/content/data/gallery.json" with { type: "json" };
import { gallerySchema } from "@/content/data/schemas/pictures";
import { parseData } from "@/content/parse-content";

/** The sample gallery's tiles in order: pictures by name. */
export const gallery = parseData("data/gallery.json", gallerySchema, data).tiles;

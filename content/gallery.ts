import data from "@/content/data/gallery.json" with { type: "json" };
import { gallerySchema } from "@/content/data/schemas/pictures";
import { parseData } from "@/content/parse-content";

/** The sample gallery's tiles in order, pictures by name; and whether the published one's are photographs. */
export const gallery = parseData("data/gallery.json", gallerySchema, data);

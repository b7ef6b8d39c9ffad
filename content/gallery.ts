import data from "@/content/data/gallery.json" with { type: "json" };
import { gallerySchema } from "@/content/data/schemas/pictures";
import { parseData } from "@/content/parse-content";

/** The sample gallery's tiles in order: a picture by name, or a part of it with its own text. */
export const gallery = parseData("data/gallery.json", gallerySchema, data).tiles;

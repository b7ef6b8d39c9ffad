import { parseData } from "@/content/parse-content";
import { taglinesSchema } from "@/content/schema";

/** The three taglines that the hero types in turn, as its largest words: each in two short lines. */
export const taglines = parseData("taglines.ts", taglinesSchema, [
  "Warm\nwinters.",
  "Cool\nsummers.",
  "Hot\nshowers.",
]);

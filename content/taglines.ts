import { parseContent } from "@/content/parse-content";
import { taglinesSchema } from "@/content/schema";

/** The three taglines that the hero types in turn, as its largest words: each in two short lines. */
export const taglines = parseContent("taglines.ts", taglinesSchema, [
  "Warm\nwinters.",
  "Cool\nsummers.",
  "Hot\nshowers.",
]);

import { parseContent, taglinesSchema } from "@/content/schema";

/** The three taglines that the hero types in turn. */
export const taglines = parseContent("taglines.ts", taglinesSchema, [
  "Warm rooms on the coldest night.",
  "Cool air when July won't quit.",
  "Clean ducts and steady hot water.",
]);

import { check, taglinesSchema } from "@/content/schema";

/** The three comfort-themed lines that the hero types in turn (row 67). */
export const taglines = check("taglines.ts", taglinesSchema, [
  "Warm rooms on the coldest night.",
  "Cool air when July won't quit.",
  "Clean ducts and steady hot water.",
]);

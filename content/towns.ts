import { company } from "@/content/company";
import { parseContent, townsSchema } from "@/content/schema";

/** The Illinois towns of the strip and the service-area page. */
export const towns = parseContent("towns.ts", townsSchema, [
  "Naperville",
  "Aurora",
  "Bolingbrook",
  "Wheaton",
  "Lisle",
  "Downers Grove",
  "Plainfield",
  "Oswego",
  "Warrenville",
  "Woodridge",
  "Glen Ellyn",
  "Lombard",
  "Romeoville",
  "Batavia",
  "Geneva",
  "St. Charles",
  "Westmont",
  "Darien",
  "Yorkville",
  "Carol Stream",
]);

const nearby = towns.filter((town) => town !== company.address.town);

/** How many towns there are beside our own, in words. */
export const nearbyTowns = `${nearby.length} nearby towns`;

/** The service area in a few words for the middle of a sentence: our own town and how many more. */
export const serviceArea = `${company.address.town} and ${nearbyTowns}`;

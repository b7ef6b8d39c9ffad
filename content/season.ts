import { z } from "zod";
import { parseContent } from "@/content/parse-content";

const month = z.int().min(1).max(12);
const seasonSchema = z.strictObject({
  heating: z.strictObject({ firstMonth: month, lastMonth: month }),
  shown: z.enum(["heating", "cooling"]).optional(),
});
export type Season = "heating" | "cooling";

/**
 * When houses here need heat; the rest of the year they need cooling. It decides home's hero and the
 * temperature of its opened house, by the date of the build. `shown`, such as "heating", sets one
 * whatever the date.
 */
export const seasons = parseContent("season.ts", seasonSchema, {
  heating: { firstMonth: 10, lastMonth: 3 },
});
export type Seasons = typeof seasons;

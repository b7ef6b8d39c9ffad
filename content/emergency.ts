import { z } from "zod";
import { check, text } from "@/content/schema";

const path = text.startsWith("/services/");
const waySchema = z
  .strictObject({ short: text, more: text, path })
  .transform((way) => ({ ...way, label: `${way.short} ${way.more}` }));
const emergencySchema = z.strictObject({
  heading: text,
  text,
  ways: z.array(waySchema).length(2),
});
export type Emergency = z.infer<typeof emergencySchema>;

/**
 * What "24/7" leads to wherever it stands: the number, and the page of what has failed. What it means
 * is said in content/facts.ts, and no page says it in another way.
 */
export const emergency = check("emergency.ts", emergencySchema, {
  heading: "Need help now?",
  text: "Smell gas? Get out and call 911. Otherwise call us, day or night.",
  ways: [
    { short: "No heat?", more: "Furnace repair", path: "/services/furnaceRepair" },
    { short: "No AC?", more: "Emergency AC service", path: "/services/emergencyAC" },
  ],
});

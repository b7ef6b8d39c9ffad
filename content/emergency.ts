import { z } from "zod";
import { parseContent } from "@/content/parse-content";
import { text } from "@/content/schema";

const path = text.startsWith("/services/");
const waySchema = z
  .strictObject({ short: text, more: text, path })
  .transform((way) => ({ ...way, label: `${way.short} ${way.more}` }));
const emergencySchema = z.strictObject({
  heading: text,
  danger: text,
  text,
  ways: z.array(waySchema).length(2),
});
export type Emergency = z.infer<typeof emergencySchema>;

/**
 * Where "24/7" leads: the number, and the page about what has failed. Its meaning is in
 * content/data/facts.json; no page words it differently.
 */
export const emergency = parseContent("emergency.ts", emergencySchema, {
  heading: "Need help now?",
  danger: "Gas, smoke or a carbon monoxide alarm? Get out, then call 911.",
  text: "If a repair can't wait, call us 24/7.",
  ways: [
    { short: "No heat?", more: "Furnace repair", path: "/services/furnaceRepair" },
    { short: "No AC?", more: "Emergency AC service", path: "/services/emergencyAC" },
  ],
});

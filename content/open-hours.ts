import { z } from "zod";
import { facts } from "@/content/facts";
import { parseContent } from "@/content/parse-content";
import { text } from "@/content/schema";

const openHoursSchema = z.strictObject({
  hours: text,
  line: text,
  always: text,
  holidays: z.array(z.iso.date("must be a date like 2026-12-25")),
});
export type OpenHours = z.infer<typeof openHoursSchema>;

/**
 * The hours beside the number: the regular hours of facts, the same in the contact card's note, and
 * a short form that holds at any hour. The owner may list holidays, days without regular visits; in a
 * year without any, pages say on federal holidays that hours may differ.
 */
export const openHours = parseContent("open-hours.ts", openHoursSchema, {
  hours: facts.hours.extended,
  line: `Repair visits ${facts.hours.extended}. ${facts.emergencyHours.feeBriefly}`,
  always: "Emergencies 24/7",
  holidays: [],
});

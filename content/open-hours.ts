import { z } from "zod";
import { facts } from "@/content/facts";
import { check, text } from "@/content/schema";

const openHoursSchema = z.strictObject({
  hours: text,
  line: text,
  always: text,
  holidays: z.array(z.iso.date("must be a date like 2026-12-25")),
});
export type OpenHours = z.infer<typeof openHoursSchema>;

/**
 * What stands beside the number to call: regular hours as facts have them, the same in the note of
 * the contact card, and, where only two words fit, what holds at any hour. The owner may list
 * holidays, days without regular visits; the specification names none.
 */
export const openHours = check("open-hours.ts", openHoursSchema, {
  hours: facts.hours.extended,
  line: `Repair visits ${facts.hours.extended}. ${facts.emergencyHours.feeBriefly}`,
  always: "Emergencies 24/7",
  holidays: [],
});

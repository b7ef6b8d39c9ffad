import { facts } from "@/content/facts";
import { calendar } from "@/content/hours";

/**
 * The hours beside the number: the regular hours of repairs, the same in the contact card's note, and
 * a short form that holds at any hour. In a year without holidays of the owner's, pages say on federal
 * holidays that hours may differ.
 */
export const openHours = {
  ...calendar,
  line: `Repair visits ${facts.hours.extended}. ${facts.emergencyHours.feeBriefly}`,
  always: "Emergencies 24/7",
};
export type OpenHours = typeof openHours;

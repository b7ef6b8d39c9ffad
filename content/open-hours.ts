import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { calendar } from "@/content/hours";
import { closedText } from "@/content/words/hours";

const anyTime = facts.emergencyHours.phone;

/**
 * The hours beside the number: the regular hours of repairs, and a short form that holds at any hour. On a
 * federal holiday that the owner has not listed, pages say that hours may differ.
 */
export const openHours = {
  ...calendar,
  anyTime,
  closedText: closedText.replace("{town}", company.address.town).replace("{anyTime}", anyTime),
};
export type OpenHours = typeof openHours;

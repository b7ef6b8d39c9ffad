import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { calendar } from "@/content/hours";
import { asleep } from "@/content/words/hours";

const always = facts.emergencyHours.phone;

/**
 * The hours beside the number: the regular hours of repairs, the same in the contact card's note, and
 * a short form that holds at any hour. In a year without holidays of the owner's, pages say on federal
 * holidays that hours may differ.
 */
export const openHours = {
  ...calendar,
  line: `Repair visits ${facts.hours.extended}. ${facts.emergencyHours.feeBriefly}`,
  always,
  asleep: asleep.replace("{town}", company.address.town).replace("{always}", always),
};
export type OpenHours = typeof openHours;

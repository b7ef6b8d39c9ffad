import { facts } from "@/content/facts";

/**
 * Where "24/7" leads: the number, and the page about what has failed. Its meaning is in
 * content/data/facts.json; no page words it differently.
 */
export const emergency = {
  heading: "Need help now?",
  danger: "Gas, smoke or an alarm? Get out, then call 911.",
  text: `For emergency service, call 24/7. ${facts.emergencyHours.feeOfAll}`,
  ways: [
    { short: "No heat?", more: "Furnace repair", path: "/services/furnaceRepair" },
    { short: "AC out?", more: "Emergency AC service", path: "/services/emergencyAC" },
  ],
};
export type Emergency = typeof emergency;

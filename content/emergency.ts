import { facts } from "@/content/facts";

const way = (short: string, more: string, path: string) => ({
  ...{ short, more, path },
  label: `${short} ${more}`,
});

/**
 * Where "24/7" leads: the number, and the page about what has failed. Its meaning is in
 * content/data/facts.json; no page words it differently.
 */
export const emergency = {
  heading: "Need help now?",
  danger: "Gas, smoke or a carbon monoxide alarm? Get out, then call 911.",
  text: `For an urgent repair, call 24/7. ${facts.emergencyHours.feeOfAll}`,
  ways: [
    way("No heat?", "Furnace repair", "/services/furnaceRepair"),
    way("No AC?", "Emergency AC service", "/services/emergencyAC"),
  ],
};
export type Emergency = typeof emergency;

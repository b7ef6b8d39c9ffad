import { facts } from "@/content/facts";
import { capitalized, priorityService } from "@/content/service-facts";
import { dollars } from "@/content/words/dollars";

const { ductCleaning, plan } = facts;
const price = Number(plan.price.slice(1));
const discount = Number(plan.repairDiscount.slice(0, -1));
/** The yearly repair costs, in whole dollars, at which the discount equals the plan's price. */
const breakEven = Math.ceil((price * 100) / discount);

/** The year that brings the plan's price back, beside two others. */
const rows = [...new Set([300, breakEven, 1000])]
  .toSorted((one, other) => one - other)
  .map((repairs) => ({
    ...{ repairs, saves: Math.round((repairs * discount) / 100) },
    pays: repairs === breakEven,
  }));

/** The visits as a number: "Two" of "twice per year". */
const [often = ""] = plan.visits.replace("once", "one").replace("twice", "two").split(" ");
const visits = `${capitalized(often)} preventative ${often === "one" ? "visit" : "visits"}`;

/** The words of the maintenance plan's page; its sums are computed from facts. */
export const maintenancePlan = {
  heading: "Maintenance Plan",
  /** The link from home. */
  more: "See the plan and a checklist",
  lead: "We look after your heating and AC. Want one visit? Call for the price.",
  buys: [
    `${visits} ${plan.period}`,
    `Members: ${plan.repairDiscount} off eligible repairs`,
    `Members: ${ductCleaning.standardPlanDiscount} off standard, ${ductCleaning.advancedPlanDiscount} off advanced duct cleaning`,
    priorityService,
  ],
  arithmetic: {
    heading: "When the plan pays off",
    line: `The ${plan.repairDiscount} discount pays for the plan once a year's eligible repairs reach ${dollars(breakEven)}.`,
    repairs: "Eligible repairs",
    saves: "Members' discount",
    /** In whole dollars. */
    rows,
    text: "If your system is new, join for the visits, not the discount.",
  },
  /** What a tune-up is; whether each of the two visits is one is for the owner to say. */
  visits: {
    heading: "What our technician does in a tune-up",
    seasons: [
      {
        heading: "Air conditioner",
        items: [
          "Checks the filter and airflow",
          "Clears the drain line",
          "Rinses and tests the outdoor unit",
          "Measures the temperatures",
        ],
      },
      {
        heading: "Gas furnace",
        items: [
          "Checks the igniter, burners and gas pressure",
          "Looks for cracks in the heat exchanger",
          "Checks the vent and tests for carbon monoxide",
          "Tests the safety switches",
        ],
      },
    ],
  },
  checklist: {
    heading: "Your own checklist",
    text: "Leave wiring and gas parts to us.",
    seasons: [
      {
        heading: "Spring",
        when: "before the first hot week",
        items: [
          "Change the filter with the furnace off, then restart it. Close the humidifier valve and damper.",
          "Uncover the outdoor unit and clear 2 feet around it.",
          "Once it's 65 degrees outside, run the AC for 10 minutes.",
        ],
      },
      {
        heading: "Fall",
        when: "before the first frost",
        items: [
          "With the furnace off, check the filter, change the humidifier's pad and open its damper and valve.",
          "Clear leaves off intake and exhaust pipes; stay off the roof. Turn the furnace back on and run it for 10 minutes.",
          "Keep boxes and paint away from the furnace and water heater. Don't store gasoline indoors or in an attached garage.",
          "Test smoke and carbon monoxide alarms monthly. A single chirp, repeated, means a low battery or an old alarm. If you hear three or four beeps when you aren't testing, get out and call 911.",
        ],
        source: "NFPA, Fire Prevention Week (sounds of alarms), 2021",
      },
    ],
  },
  closing: {
    heading: "Join online or by phone",
    text: "Before you pay, we'll explain what's covered, what's discounted, whether the plan renews and how to cancel. Online, choose Other as the service.",
    ctaText: "Join the Maintenance Plan",
  },
};
export type MaintenancePlanWords = typeof maintenancePlan;

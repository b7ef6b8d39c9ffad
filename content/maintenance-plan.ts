import { z } from "zod";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { parseContent, source, text } from "@/content/schema";

const listSchema = z.strictObject({
  heading: text,
  when: text,
  items: z.array(text).min(4),
  source,
});

const maintenancePlanSchema = z.strictObject({
  heading: text,
  lead: text,
  /** The link from home. */
  more: text,
  buys: z.array(text).min(3),
  arithmetic: z.strictObject({ heading: text, line: text, text }),
  checklist: z.strictObject({ heading: text, text, seasons: z.array(listSchema).length(2) }),
  reminders: z.strictObject({
    heading: text,
    text,
    link: text,
    events: z.array(z.strictObject({ id: text, day: z.iso.date(), title: text, text })).length(2),
  }),
  closing: z.strictObject({ heading: text, text, ctaText: text }),
});

const { plan } = facts;
const price = Number(plan.price.slice(1));
const discount = Number(plan.repairDiscount.slice(0, -1));
/** The yearly repair costs, in whole dollars, at which the discount equals the plan's price. */
const breakEven = Math.round((price * 100) / discount);

/** The words of the maintenance plan's page; its sums are computed from facts. */
export const maintenancePlan = parseContent("maintenance-plan.ts", maintenancePlanSchema, {
  heading: "Maintenance Plan",
  more: "See the plan and a checklist",
  lead: `A technician checks your system ${plan.visits}, and repairs cost you less.`,
  buys: [
    `Two visits ${plan.period}: cooling in spring, heating in fall`,
    `Plan members get ${plan.repairDiscount} off repairs`,
    "Priority service for members",
  ],
  arithmetic: {
    heading: "When the plan pays off",
    line: `At ${plan.repairDiscount} off repairs, the plan pays for itself once repairs reach about $${breakEven} ${plan.period}.`,
    text: "A new system under warranty may go years without a repair. You still get both visits. Older systems may save more.",
  },
  checklist: {
    heading: "Spring and fall checklist",
    text: "Half an hour, twice a year, no tools. Leave covers and gas parts to us.",
    seasons: [
      {
        heading: "Spring",
        when: "before the first hot week",
        items: [
          "Change the furnace filter, which the AC uses too. Check the filter every month.",
          "Clear leaves and grass within two feet of the outdoor unit.",
          "On a day above 65 degrees, set the thermostat to COOL and run the AC for ten minutes.",
          "Look for water on the floor beside the indoor unit.",
          "Open every register and keep furniture off the vents.",
          "Test smoke and carbon monoxide alarms. Most homes need a carbon monoxide alarm within 15 feet of bedrooms under Illinois law.",
        ],
        source: "Illinois Carbon Monoxide Alarm Detector Act, 430 ILCS 135, 2007",
      },
      {
        heading: "Fall",
        when: "before the first frost",
        items: [
          "Put in a new furnace filter.",
          "Set the thermostat to HEAT on a mild day and run the furnace for ten minutes.",
          "Clear the intake and exhaust pipes outside.",
          "Move paint, gasoline and solvents out of the furnace room. Keep boxes three feet from the furnace and water heater.",
          "Look for rust or moisture under the water heater.",
          "Test the alarms again. Change batteries that aren't sealed in, and replace expired alarms.",
        ],
      },
    ],
  },
  reminders: {
    heading: "Reminders",
    text: "One every spring and one every fall, on your own calendar.",
    link: "Add both to your calendar",
    events: [
      {
        id: "spring-maintenance",
        day: "2027-04-01",
        title: "AC tune-up: book a spring visit",
        text: `Change the filter, clear the outdoor unit, and call ${company.name} at ${company.phone.display}.`,
      },
      {
        id: "fall-maintenance",
        day: "2027-09-15",
        title: "Heating tune-up: book a fall visit",
        text: `Change the filter, clear the vents outside, and call ${company.name} at ${company.phone.display}.`,
      },
    ],
  },
  closing: {
    heading: "More than one system?",
    text: "Call for the price, also for a commercial building.",
    ctaText: "Join the Maintenance Plan",
  },
});
export type MaintenancePlanWords = typeof maintenancePlan;

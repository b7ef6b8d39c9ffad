import { z } from "zod";
import { facts } from "@/content/facts";
import { check, text } from "@/content/schema";
import type { ServiceKey } from "@/content/services";

const schema = z.strictObject({
  /** What the page sells first: the phone where something is broken, else the form. */
  sells: z.enum(["call", "form"]),
  /** What the card with the number asks, in the reader's words. */
  callHeading: text,
  when: text,
  /** The phone is answered at all hours: the service's own hours are those without an extra fee. */
  anyHour: z.boolean().optional(),
  cost: text,
  warranty: text.optional(),
  who: text,
});
export type ServiceFacts = z.infer<typeof schema>;

const { acRepair, certification, ductCleaning, emergencyAc, emergencyHours, financing } = facts;
const { founded, hours, plan, priceByPhone, quote } = facts;

const everyone = `family-run since ${founded}. Homes and businesses`;
// NATE certifies heating and cooling, and nothing else we do.
const certified = { who: `${certification}, ${everyone}` };
const familyRun = { who: `F${everyone.slice(1)}` };

const install = {
  sells: "form",
  callHeading: "Rather talk? Call us.",
  when: hours.weekdays,
  cost: `${quote}. ${financing.offer}`,
} as const;
const repair = {
  sells: "call",
  when: `${hours.extended}. Emergencies: ${emergencyHours.phone}`,
  cost: `${priceByPhone}. Plan members: ${plan.repairDiscount} off repairs`,
} as const;
const tuneUp = {
  sells: "form",
  callHeading: "Pick a day by phone.",
  when: hours.weekdays,
  cost: `Maintenance plan: ${plan.price} ${plan.period}, visits ${plan.visits}`,
} as const;
const ducts = (discount: string) =>
  ({
    sells: "form",
    callHeading: "Dusty vents? Ask us.",
    when: hours.weekdays,
    cost: `${priceByPhone}. Plan members: ${discount} off`,
    warranty: `Re-clean at no charge if contaminants return within ${ductCleaning.recleanWindow}`,
    ...familyRun,
  }) as const;

const byKey: Record<ServiceKey, ServiceFacts> = {
  acEstimates: { ...install, ...certified },
  acRepair: {
    ...repair,
    callHeading: "No cooling? Call now.",
    cost: `${acRepair.diagnosticFee} diagnostic fee, charged only if no repair is done`,
    warranty: acRepair.warranty,
    ...certified,
  },
  emergencyAC: {
    sells: "call",
    callHeading: "AC out? Call now.",
    anyHour: true,
    when: `${emergencyHours.phone}. Technician on site within ${emergencyAc.arrival}`,
    cost: `E${emergencyAc.surcharge.slice("an e".length)} (${hours.extended})`,
    warranty: emergencyAc.warranty,
    ...certified,
  },
  ductlessAC: { ...install, ...certified },
  thermostats: { ...install, cost: quote, ...certified },
  acInstallationReplacement: { ...install, ...certified },
  acMaintenance: { ...tuneUp, ...certified },
  acTips: { ...install, callHeading: "Still warm inside? Call.", cost: quote, ...certified },
  heatPumpReplacement: { ...install, ...certified },
  furnaceRepair: { ...repair, callHeading: "Cold house? Call now.", ...certified },
  boilerInstallation: { ...install, ...certified },
  heatingMaintenance: { ...tuneUp, ...certified },
  radiantHeating: { ...install, ...certified },
  standardDuctCleaning: ducts(ductCleaning.standardPlanDiscount),
  advancedDuctCleaning: ducts(ductCleaning.advancedPlanDiscount),
  waterHeaterInstallation: { ...install, ...familyRun },
  waterHeaterMaintenance: { ...tuneUp, cost: priceByPhone, ...familyRun },
  waterHeaterRepair: { ...repair, callHeading: "No hot water? Call now.", ...familyRun },
};

/**
 * What each service page answers in its first screen: when, what it costs with its condition, the
 * warranty where there is one, and who comes. Every figure is one of content/facts.ts (rows 197-202).
 */
export const serviceFacts = check(
  "service-facts.ts",
  z.record(z.string(), schema),
  byKey,
) as Record<ServiceKey, ServiceFacts>;

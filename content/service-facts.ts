import { facts } from "@/content/facts";

/*
 * What the first screens of several services say alike: when, at what cost, who comes. Every figure
 * is one of content/facts.ts (rows 197-202).
 */
const { certification, ductCleaning, emergencyHours, financing } = facts;
const { founded, hours, plan, priceByPhone, quote } = facts;

const everyone = `family-run since ${founded}. Homes and businesses`;
/** NATE certifies heating and cooling, and nothing else we do. */
export const certified = { who: `${certification}, ${everyone}` };
export const familyRun = { who: `F${everyone.slice(1)}` };

export const install = {
  sells: "form",
  when: hours.weekdays,
  cost: `${quote}. ${financing.offer}`,
} as const;
export const repair = {
  sells: "call",
  when: `${hours.extended}. Emergencies: ${emergencyHours.phone}`,
  cost: `${priceByPhone}. Plan members: ${plan.repairDiscount} off repairs`,
} as const;
export const tuneUp = {
  sells: "form",
  when: hours.weekdays,
  cost: `Maintenance plan: ${plan.price} ${plan.period}, visits ${plan.visits}`,
} as const;
/** A duct cleaning, with the plan's discount on it. */
export const ducts = (discount: string) =>
  ({
    sells: "form",
    when: hours.weekdays,
    cost: `${priceByPhone}. Plan members: ${discount} off`,
    warranty: `Re-clean at no charge if contaminants return within ${ductCleaning.recleanWindow}`,
    ...familyRun,
  }) as const;

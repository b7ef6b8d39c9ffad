import { facts } from "@/content/facts";

/*
 * What the first screens of several services share: when, at what cost, who comes. Every value
 * comes from content/facts.ts.
 */
const { certification, ductCleaning, emergencyHours, financing } = facts;
const { founded, hours, plan } = facts;

const priceFirst = facts.priceFirst ? `${facts.priceFirst}. ` : "";
/** The hours themselves are in the info card. */
const daysOf = (open: string) => open.replace(/ \d.*/, "");

/** A phrase of the facts at the start of a line, as "Extra fee". */
export function asLine(phrase: string): string {
  const noun = phrase.replace(/^an? /, "");
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** NATE certifies technicians of heating and cooling, not companies, and no other work. */
export const certified = {
  who: `${certification} technicians. Family-run, for homes and businesses`,
};
export const familyRun = { who: `Family-run since ${founded}. Homes and businesses` };

export const quoted = {
  primaryAction: "form",
  when: daysOf(hours.weekdays),
  cost: "Free consultation and quote",
} as const;
/** An installation, which can be financed. */
export const install = {
  ...quoted,
  numeral: {
    answers: "cost",
    value: financing.rate,
    says: `interest for ${financing.term} ${financing.condition}`,
  },
} as const;
export const repair = {
  primaryAction: "call",
  when: `${daysOf(hours.extended)}. Emergencies: ${emergencyHours.phone}`,
  cost: `A visit includes finding the cause and showing you. ${priceFirst}Plan members: ${plan.repairDiscount} off repairs`,
} as const;
export const tuneUp = {
  primaryAction: "form",
  when: daysOf(hours.weekdays),
  numeral: {
    answers: "cost",
    value: plan.price,
    says: `${plan.period} for the maintenance plan, visits ${plan.visits}`,
  },
} as const;
/** A duct cleaning, with the plan's discount on it. */
export const ducts = (discount: string) =>
  ({
    primaryAction: "form",
    when: daysOf(hours.weekdays),
    cost: `One visit covers one heating and cooling system. ${priceFirst}Plan members: ${discount} off`,
    numeral: {
      answers: "warranty",
      value: ductCleaning.recleanWindow,
      says: "Re-clean at no charge if contaminants return within that time",
    },
    ...familyRun,
  }) as const;

import { company } from "@/content/company";
import { facts } from "@/content/facts";

/*
 * What the first screens of several services share: at what cost, who comes. Every value
 * comes from content/data/facts.json, what can be proven from content/data/company.json.
 */
const { certification, ductCleaning, emergencyHours, financing, hours } = facts;
const { founded, plan } = facts;

export const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
export const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** What the owner can prove. */
const proven = [company.licenses.length > 0 && "licensed", company.insured && "insured"];
/** As a sentence after others; empty while there is nothing. */
export const proof = proven.some(Boolean)
  ? ` ${capitalized(proven.filter(Boolean).join(" and "))}.`
  : "";

/** NATE certifies technicians of heating and cooling, not companies, and no other work. */
export const certified = { who: `${certification} technicians. Family-run.${proof}` };
export const familyRun = { who: `Family-run since ${founded}.${proof}` };

/** That the price comes before the work, as a sentence before others; empty until the owner confirms it. */
export const priceFirst = facts.priceFirst ? `${facts.priceFirst}. ` : "";
/** What a repair costs; while that is unknown, how one learns it. */
const repairPrice = facts.priceFirst ? priceFirst.trim() : "Call for the price.";

export const form = { primaryAction: "form" } as const;
export const quoted = { ...form, freeQuote: true } as const;
/** An installation, which can be financed. */
export const install = {
  ...quoted,
  hoursOf: "Quotes",
  cost: `${facts.quote}. Financing: ${financing.offer}.`,
} as const;
/** The same on a page that also takes calls for repairs, which aren't free. */
export const installOrRepair = {
  ...install,
  cost: `${facts.quote} for installation. Financing: ${financing.offer}.`,
} as const;
export const repair = {
  primaryAction: "call",
  // Four lines of a phone are all that the strip has.
  when: `${capitalized(hours.briefly.repairs)}. ${emergencyHours.phone}; ${lower(emergencyHours.feeBriefly)}`,
  cost: repairPrice,
} as const;
export const tuneUp = {
  ...form,
  cost: facts.tuneUp
    ? `One visit without the plan: ${facts.tuneUp}.`
    : "For one visit, call for the price.",
  keyFigure: {
    answers: "cost",
    value: plan.price,
    condition: `${plan.period} for the plan, with visits ${plan.visits}`,
  },
} as const;
const replacement = "Free replacement quotes.";
/** A repair of what may rather be replaced: its cost, and that a quote for a new one is free. */
export const repairOrQuote = {
  ...repair,
  cost: `${repairPrice} ${replacement}`,
} as const;
/** The price of a repair visit as its page's key figure; nothing before the owner has given it. */
export const visitFee = (fee: Fee) =>
  fee && ({ cost: replacement, keyFigure: { answers: "cost", ...fee } } as const);
type Fee = (typeof facts.visits)["furnace"];
const fees = (what: string, fee: Fee) => (fee ? [`${what}: ${fee.value} ${fee.condition}.`] : []);
/** Home's words on the fees of repairs other than an AC's: those that are known. */
export const otherRepairs = [
  ...fees("Furnace repair", facts.visits.furnace),
  ...fees("Water heater repair", facts.visits.waterHeater),
  ...(facts.visits.furnace && facts.visits.waterHeater
    ? []
    : [`Other repairs: ${lower(repairPrice)}`]),
].join(" ");
export const surcharge = facts.nightFee
  ? `${facts.nightFee} extra outside business hours`
  : facts.emergencyAc.surcharge;
/** What emergency AC costs more, as a sentence. */
export const emergencyFee = `There's ${facts.nightFee ? "" : "an "}${surcharge}.`;
/** What emergency AC costs, with the hours that nothing else in the first window names. */
export const emergencyCost = `${repairPrice.replace(/\.$/, "")}; ${surcharge} (${hours.repairs}).`;
/** How soon a technician comes to a cold house, as a sentence after others; empty until it is known. */
export const noHeat = facts.noHeatArrival ? ` No heat: within ${facts.noHeatArrival}.` : "";
/** The plan's priority service, with what it is once the owner has said. */
export const priorityService = ["Priority service", facts.priority].filter(Boolean).join(": ");
/** What the pages on new equipment say of contracts and of the ended tax credit, and what that rests on. */
export const contract = "Home jobs over $1,000 start with a written contract.";
export const noCredit = "The federal tax credit expired after 2025.";
export const rebates = "Ask your utility about rebates.";
export const homeRepairAct = "815 ILCS 513/10, 15 and 20 (contract and pamphlet), 2006";
export const credit25C = "IRS FS-2025-05 (25C), 2025";
/** Which quotes cost nothing. */
const quotable = "for new equipment and duct cleaning";
export const quotedFree = `Quotes ${quotable}`;
export const freeQuotes = `Quotes are free ${quotable}.`;
/** What holds after a duct cleaning. */
export const reclean = `Re-clean at no charge if contaminants return within ${ductCleaning.recleanWindow}`;
/** A duct cleaning, with the plan's discount on it. */
export const ducts = (discount: string) =>
  ({
    ...quoted,
    cost: `${facts.quote}${facts.priceFirst ? `. ${facts.priceFirst}` : ", based on your ducts"}. Plan members get ${discount} off.`,
    ...familyRun,
  }) as const;

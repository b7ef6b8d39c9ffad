import { z } from "zod";
import { parseContent, text } from "@/content/schema";

const money = z.string().regex(/^\$\d+$/, 'must look like "$75"');
const fee = z.strictObject({ value: money, says: text });
const hours = z
  .string()
  .regex(
    /^\w+day to \w+day \d{1,2}(:\d\d)?[AP]M-\d{1,2}(:\d\d)?[AP]M$/,
    'must look like "Monday to Saturday 7AM-8PM"',
  );
const percent = z.string().regex(/^\d+%$/, 'must look like "15%"');

const factsSchema = z.strictObject({
  founded: z.int(),
  copyrightYear: z.int(),
  certification: text,
  replyTime: text,
  removalTime: text,
  /** The gas utility's emergency number: shown once the owner has confirmed it for all towns. */
  gasUtilityPhone: text.optional(),
  /** Ids of owner-questions.ts that the owner has answered. */
  answered: z.array(text),
  emergencyService: text,
  plan: z.strictObject({ visits: text, price: money, period: text, repairDiscount: percent }),
  emergencyAc: z.strictObject({ arrival: text, warranty: text, surcharge: text }),
  acRepair: z.strictObject({ diagnosticFee: money, warranty: text }),
  ductCleaning: z.strictObject({
    recleanWindow: text,
    standardPlanDiscount: percent,
    advancedPlanDiscount: percent,
  }),
  financing: z.strictObject({
    rate: percent,
    interest: text,
    term: text,
    condition: text,
    offer: text,
  }),
  hours: z.strictObject({ weekdays: hours, extended: hours }),
  /** `feeBriefly` stands beside the hours. */
  emergencyHours: z.strictObject({ phone: text, fee: text, feeBriefly: text }),
  quote: text,
  /** That the price is told before work begins: shown once the owner has confirmed it. */
  priceFirst: text.optional(),
  /** What a repair visit costs and what for, as "$89" and "for the visit": likewise. */
  visits: z.strictObject({ furnace: fee.optional(), waterHeater: fee.optional() }),
  /** One tune-up without the plan: likewise. */
  tuneUp: money.optional(),
  /** How soon a technician comes when there is no heat: likewise. */
  noHeatArrival: text.optional(),
  /** Whether boilers are repaired; what priority service is; who gets permits; when a credit comes: likewise. */
  boilerRepair: z.boolean().optional(),
  priority: text.optional(),
  permits: text.optional(),
  creditDue: text.optional(),
  /** What a visitor's phone number is used for: likewise. */
  phoneUse: text.optional(),
  duration: z.strictObject({
    ...{ estimate: text, repair: text, tuneUp: text, thermostat: text, miniSplit: text },
    ...{ replacement: text, boiler: text, radiant: text, waterHeater: text },
    ...{ standardDucts: text, advancedDucts: text },
  }),
});

const extended = "Monday to Saturday 7AM-8PM";
const rate = "0%";
const financing = {
  rate,
  interest: `${rate} interest`,
  term: "12 months",
  condition: "on approved credit",
};

/** Every price, fee, warranty, hour and promise of the company, defined once. */
export const facts = parseContent("facts.ts", factsSchema, {
  founded: 2010,
  copyrightYear: 2025,
  certification: "NATE-certified",
  replyTime: "1-2 business days",
  removalTime: "7–10 days",
  emergencyService: "24/7 Emergency Service",
  answered: [],
  plan: { visits: "twice a year", price: "$99", period: "a year", repairDiscount: "15%" },
  emergencyAc: {
    arrival: "2-3 hours",
    warranty: "90-day parts and 30-day labor warranty",
    surcharge: "an extra fee outside business hours",
  },
  acRepair: { diagnosticFee: "$75", warranty: "1-year parts and labor warranty" },
  ductCleaning: {
    recleanWindow: "30 days",
    standardPlanDiscount: "10%",
    advancedPlanDiscount: "15%",
  },
  financing: {
    ...financing,
    offer: `${financing.interest} for ${financing.term} ${financing.condition}`,
  },
  hours: {
    weekdays: "Monday to Friday 8AM-5PM",
    // Also what "business hours" means where an extra fee is named.
    extended,
  },
  // The meaning of "24/7": the phone at all hours, and a fee for a visit outside business hours.
  emergencyHours: {
    phone: "24/7 by phone",
    fee: `Visits outside business hours (${extended}) cost extra.`,
    feeBriefly: "Nights and Sundays cost extra.",
  },
  quote: "Free quote",
  visits: {},
  // The specification gives no durations: cautious ranges for the owner to check.
  duration: {
    estimate: "About 1 hour",
    repair: "1-3 hours for most repairs",
    tuneUp: "About 1-2 hours",
    thermostat: "About 1-2 hours",
    miniSplit: "About 1-2 days",
    replacement: "About 1 day",
    boiler: "About 1-2 days",
    radiant: "2-5 days of work, by floor area",
    standardDucts: "About 3-4 hours",
    advancedDucts: "About 4-6 hours",
    waterHeater: "About 3-5 hours",
  },
});

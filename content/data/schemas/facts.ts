import { z } from "zod";
import { discount, money, percent, phrase, time, year } from "@/content/data/schemas/parts";
import { text, textLike } from "@/content/schema";

const fee = z.strictObject({ value: money, condition: phrase("for the visit", "What it is for") });
const warranty = phrase("1-year parts and labor warranty");
const surcharge = phrase("extra fee outside business hours");
const condition = phrase("on approved credit");
const range = phrase("About 1-2 hours");

/** What the pages say of all hours in words of their own, too. */
const anyHour = (example: string, about?: string) =>
  phrase(example, about).regex(
    /\b24\/7\b/,
    'must hold "24/7", which every page promises: other hours need other pages',
  );
/** What only the owner knows, and pages leave out until then. */
const confirmed = (example: string, about: string) =>
  phrase(example, `${about}, once confirmed`).optional();

const visits = textLike(
  /^(once|twice|[a-z]+ times) (a|per) year$/,
  'must be like "twice per year"',
);
// Search engines are told of a yearly price, and the plan's page computes a year's repairs.
const period = z.literal("a year", 'must be "a year", as pages compute with it');

const utility = z.strictObject({
  name: text,
  phone: textLike(/^\d{3}-\d{3}-\d{4}$/, 'must be a telephone number like "888-642-6748"'),
});

export const factsSchema = z.strictObject({
  founded: year,
  copyrightYear: year,
  certification: phrase("NATE-certified"),
  replyTime: time("1-2 business days"),
  removalTime: time("7-10 days", "How long it takes until newsletters stop"),
  gasUtility: utility.describe("The gas utility of the towns and its emergency number"),
  electricUtility: utility.describe(
    "The electric utility of the towns that have none of their own, and its emergency number",
  ),
  cityElectricUtility: utility.describe("The electric utility of the company's own town"),
  emergencyService: anyHour("24/7 Emergency Service"),
  emergencyPhone: anyHour("Emergencies 24/7", "When they are answered"),
  plan: z.strictObject({ visits, price: money, period, repairDiscount: discount }),
  emergencyAc: z.strictObject({ arrival: time("2-3 hours"), warranty, surcharge }),
  acRepair: z.strictObject({ diagnosticFee: money, warranty }),
  ductCleaning: z.strictObject({
    recleanWindow: time("30 days"),
    standardPlanDiscount: discount,
    advancedPlanDiscount: discount,
  }),
  financing: z.strictObject({ rate: percent, term: time("12 months"), condition }),
  quote: phrase("Free quote"),
  priceFirst: confirmed("You get the price first", "That it is told before work begins"),
  visits: z
    .strictObject({ furnace: fee.optional(), waterHeater: fee.optional() })
    .describe("What a repair visit costs and what for, once confirmed"),
  tuneUp: money.optional().describe("One tune-up without the plan, once confirmed"),
  noHeatArrival: time("4 hours", "How soon we are at a cold house, once confirmed").optional(),
  nightFee: money
    .optional()
    .describe("What a visit outside business hours costs more, once confirmed"),
  boilerRepair: z.boolean().optional().describe("Whether boilers are repaired, once confirmed"),
  priority: confirmed("members first", "What a plan member's priority service is"),
  permits: confirmed("We get the permit", "Who gets the permit for new equipment"),
  phoneUse: confirmed("We call about your request only", "What a telephone number is used for"),
  duration: z
    .strictObject({
      ...{ estimate: range, repair: range, tuneUp: range, thermostat: range, miniSplit: range },
      ...{ replacement: range, boiler: range, radiant: range, waterHeater: range },
      ...{ standardDucts: range, advancedDucts: range },
    })
    .describe("Cautious ranges, for the owner to check"),
});

import { z } from "zod";
import { discount, money, percent, said, year } from "@/content/data/schemas/parts";
import { text, textLike } from "@/content/schema";

const fee = z.strictObject({
  value: money,
  condition: said("What it is for, such as for the visit"),
});

const utility = z.strictObject({
  name: text,
  phone: textLike(/^\d{3}-\d{3}-\d{4}$/, 'must be a telephone number like "888-642-6748"'),
});

export const factsSchema = z.strictObject({
  founded: year,
  copyrightYear: year,
  certification: text,
  replyTime: text,
  removalTime: said("How long it takes until newsletters stop"),
  gasUtility: utility.describe("The gas utility of the towns and its emergency number"),
  electricUtility: utility.describe(
    "The electric utility of the towns that have none of their own, and its emergency number",
  ),
  cityElectricUtility: utility.describe("The electric utility of the company's own town"),
  emergencyService: text,
  emergencyPhone: said("When emergencies are answered"),
  plan: z.strictObject({ visits: text, price: money, period: text, repairDiscount: discount }),
  emergencyAc: z.strictObject({ arrival: text, warranty: text, surcharge: text }),
  acRepair: z.strictObject({ diagnosticFee: money, warranty: text }),
  ductCleaning: z.strictObject({
    recleanWindow: text,
    standardPlanDiscount: discount,
    advancedPlanDiscount: discount,
  }),
  financing: z.strictObject({ rate: percent, term: text, condition: text }),
  quote: text,
  priceFirst: text.optional().describe("That the price is told before work begins, once confirmed"),
  visits: z
    .strictObject({ furnace: fee.optional(), waterHeater: fee.optional() })
    .describe("What a repair visit costs and what for, once confirmed"),
  tuneUp: money.optional().describe("One tune-up without the plan, once confirmed"),
  noHeatArrival: text
    .optional()
    .describe("How soon a technician comes when there is no heat, once confirmed"),
  nightFee: money
    .optional()
    .describe("What a visit outside business hours costs more, once confirmed"),
  boilerRepair: z.boolean().optional().describe("Whether boilers are repaired, once confirmed"),
  priority: text.optional().describe("What a plan member's priority service is, once confirmed"),
  permits: text.optional().describe("Who gets the permit for new equipment, once confirmed"),
  phoneUse: text
    .optional()
    .describe("What a visitor's telephone number is used for, once confirmed"),
  duration: z
    .strictObject({
      ...{ estimate: text, repair: text, tuneUp: text, thermostat: text, miniSplit: text },
      ...{ replacement: text, boiler: text, radiant: text, waterHeater: text },
      ...{ standardDucts: text, advancedDucts: text },
    })
    .describe("Cautious ranges, for the owner to check"),
});

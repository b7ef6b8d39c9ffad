import { z } from "zod";
import { datesInWords } from "@/content/promotion-dates";
import { date, icon, text, textLike } from "@/content/schema";

/*
 * The shapes of the data files. What a field is for stands in its description: `npm run schemas` makes
 * the JSON Schemas of content/data/schema from here, which tell it to an editor.
 */

const said = (description: string) => text.describe(description);
const money = textLike(/^\$\d+$/, 'must be whole dollars like "$75"');
const percent = textLike(/^\d+%$/, 'must be a percentage like "15%"');
const link = z.url({
  protocol: /^https$/,
  error: 'must be an address like "https://www.example.com"',
});
const picture = said("The name of a picture, as npm run photo gives it");
const zip = textLike(/^\d{5}$/, 'must be five digits in quotes, like "60540"');

/** The parts of a United States number, however it is written: with +1 or without, (), dots, hyphens. */
const numberForm = /^\s*(?:\+?1[\s.-]*)?\(?([2-9]\d{2})\)?[\s./-]*([2-9]\d{2})[\s.-]*(\d{4})\s*$/;
const phone = textLike(numberForm, 'must be a telephone number like "(630) 555-0142"').transform(
  (number) => {
    const [, area, exchange, line] = numberForm.exec(number) ?? [];
    return { display: `(${area}) ${exchange}-${line}`, e164: `+1${area}${exchange}${line}` };
  },
);

export const companySchema = z.strictObject({
  name: text,
  siteUrl: link.describe("Where the site is published"),
  phone: phone.describe("The number to call, in any usual form; the site writes it (630) 555-0142"),
  email: z.email('must be an e-mail address like "office@example.com"'),
  address: z.strictObject({
    street: text,
    town: said("One of the towns of towns.json"),
    state: z.string().length(2, 'must be two letters like "IL"'),
    postalCode: zip,
  }),
  mapUrl: link.describe("The company on a map"),
  social: z.array(z.strictObject({ label: text, url: link, icon })).length(3),
  developer: z.strictObject({ name: text, url: link }),
  licenses: z
    .array(z.strictObject({ name: text, number: text }))
    .default([])
    .describe(
      "Shown once filled. Illinois requires a plumbing contractor's number where plumbing is advertised",
    ),
  insured: z.boolean().default(false).describe("Whether the pages may say so"),
  brandsServiced: z.array(text).default([]).describe("Shown once filled"),
  team: z
    .array(z.strictObject({ name: text, role: text, photograph: picture }))
    .default([])
    .describe("Shown on About once filled"),
  reviewsUrl: link.optional().describe("A page of reviews elsewhere; shown once filled"),
});
export type Company = z.infer<typeof companySchema>;

const fee = z.strictObject({ value: money, says: said("What it is for, such as for the visit") });

export const factsSchema = z.strictObject({
  founded: z.int(),
  copyrightYear: z.int(),
  certification: text,
  replyTime: text,
  removalTime: said("How long it takes until newsletters stop"),
  gasUtilityPhone: text
    .optional()
    .describe("The gas utility's emergency number, once confirmed for all towns"),
  answered: z.array(text).describe("Ids of questions-for-the-owner.md that are answered"),
  emergencyService: text,
  emergencyPhone: said("When emergencies are answered"),
  plan: z.strictObject({ visits: text, price: money, period: text, repairDiscount: percent }),
  emergencyAc: z.strictObject({ arrival: text, warranty: text, surcharge: text }),
  acRepair: z.strictObject({ diagnosticFee: money, warranty: text }),
  ductCleaning: z.strictObject({
    recleanWindow: text,
    standardPlanDiscount: percent,
    advancedPlanDiscount: percent,
  }),
  financing: z.strictObject({ rate: percent, term: text, condition: text }),
  hours: z.strictObject({ weekdays: text, extended: text }),
  quote: text,
  priceFirst: text.optional().describe("That the price is told before work begins, once confirmed"),
  visits: z
    .strictObject({ furnace: fee.optional(), waterHeater: fee.optional() })
    .describe("What a repair visit costs and what for, once confirmed"),
  tuneUp: money.optional().describe("One tune-up without the plan, once confirmed"),
  noHeatArrival: text
    .optional()
    .describe("How soon a technician comes when there is no heat, once confirmed"),
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

const promotionSchema = z
  .strictObject({
    id: text
      .regex(/^[a-z-]+$/, 'must be lower-case words joined by hyphens, like "new-customer"')
      .describe("Its name in this site; a service page names the offer that it shows"),
    icon,
    title: text,
    amount: said("The number set large, such as 20% or $50"),
    description: text,
    code: textLike(
      /^[A-HJ-NP-Z2-9]{4,12}$/,
      'must be 4 to 12 capitals or digits without O, 0, I and 1, like "FRESHDUCT"',
    ).describe("It is read out on the phone: no O or 0, no I or 1"),
    startsOn: date.optional().describe("The first day; without one it runs already"),
    endsOn: date.optional().describe("The last day; without one it has no end"),
  })
  .superRefine(({ startsOn, endsOn }, { addIssue }) => {
    if (startsOn && endsOn && endsOn < startsOn)
      addIssue({
        code: "custom",
        path: ["endsOn"],
        message: `must not lie before startsOn, ${startsOn}`,
      });
  })
  .transform((promotion) => ({ ...promotion, validUntil: datesInWords(promotion) }));
/** An offer; `validUntil` is its dates in words. */
export type Promotion = z.infer<typeof promotionSchema>;

type Found = readonly [value: string, path: PropertyKey[]];

/** An issue at each value of a list that stands in it before. */
const noTwo =
  <Entry>(valuesOf: (entry: Entry) => readonly Found[]) =>
  (entries: readonly Entry[], { addIssue }: z.core.$RefinementCtx) => {
    const seen = new Set<string>();
    for (const [index, entry] of entries.entries())
      for (const [value, path] of valuesOf(entry)) {
        const message = "stands twice";
        if (seen.has(value)) addIssue({ code: "custom", path: [index, ...path], message });
        seen.add(value);
      }
  };

export const promotionsSchema = z.strictObject({
  promotions: z
    .array(promotionSchema)
    .min(1)
    .superRefine(
      noTwo(({ id, code }) => [
        [`id ${id}`, ["id"]],
        [`code ${code}`, ["code"]],
      ]),
    )
    .describe("In their order. Those that are over stay, last and muted, until they are taken out"),
});

const latitude = "must be a latitude in Illinois, like 41.786";
const longitude = "must be a longitude in Illinois, like -88.147";
const townSchema = z.strictObject({
  name: text,
  zipCodes: z.array(zip).min(1).describe("By the post office's town, with houses"),
  mailOnly: z.array(zip).default([]).describe("Boxes and large receivers of mail"),
  place: z
    .strictObject({
      latitude: z.number(latitude).min(36.9, latitude).max(42.6, latitude),
      longitude: z.number(longitude).min(-91.6, longitude).max(-87, longitude),
    })
    .optional()
    .describe("Its dot on the map"),
});
const codesOf = (kind: "zipCodes" | "mailOnly", codes: readonly string[]) =>
  codes.map((code, index): Found => [code, [kind, index]]);

export const townsSchema = z.strictObject({
  towns: z
    .array(townSchema)
    .min(1)
    .superRefine(
      noTwo(({ name, zipCodes, mailOnly }) => [
        [name, ["name"]],
        ...codesOf("zipCodes", zipCodes),
        ...codesOf("mailOnly", mailOnly),
      ]),
    )
    .describe("In the order of the strip and the page"),
  nearby: z.record(zip, text).describe("Places near a town by ZIP code: who asks is told to call"),
});

const testimonialSchema = z.strictObject({
  id: z.int().positive(),
  name: text,
  timeAgo: text,
  testimonial: text,
});
export type Testimonial = z.infer<typeof testimonialSchema>;
export const testimonialsSchema = z.strictObject({ testimonials: z.array(testimonialSchema) });

const fraction = z.number().min(0).max(1);
export const gallerySchema = z.strictObject({
  tiles: z
    .array(
      z.strictObject({
        source: picture,
        detail: z
          .strictObject({
            name: text,
            alt: text,
            left: fraction,
            top: fraction,
            size: fraction.default(0.5),
          })
          .optional()
          .describe("A part of it, in fractions of its width and height, with words of its own"),
      }),
    )
    .describe("Pictures of the sample gallery, in order. No two of one picture stand side by side"),
});

/** Every data file with its shape. */
export const dataFiles = {
  "data/company.json": companySchema,
  "data/facts.json": factsSchema,
  "data/gallery.json": gallerySchema,
  "data/promotions.json": promotionsSchema,
  "data/testimonials.json": testimonialsSchema,
  "data/towns.json": townsSchema,
} as const;

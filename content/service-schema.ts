import { z } from "zod";
import { titled } from "@/content/company";
import { machineNames, machines } from "@/content/figures/machines";
import { pictureName } from "@/content/pictures";
import { promotions } from "@/content/promotions";
import { familySchema, icon, sitePath, source, text } from "@/content/schema";
import * as written from "@/content/services/registry";

/** A service page's key, the last part of its address. */
export type ServiceKey = keyof typeof written;

/** The keys of the register, in no particular order. */
export const serviceKeys = Object.keys(written) as ServiceKey[];

const serviceKey = z.enum(serviceKeys, "must be a name of content/services/registry.ts");
const promotion = z.enum(
  promotions.map(({ id }) => id),
  "must be the id of an offer in content/data/promotions.json, where it may have been changed",
);

const sectionSchema = z
  .strictObject({
    heading: text,
    text: text,
    source,
    bullets: z.array(text).min(1).optional(),
    /** Numbered bullets: steps in this order. */
    ordered: z.boolean().optional(),
    /** The steps of the visit, which stand under the facts: beside the card, on phones below it. */
    visit: z.boolean().optional(),
    /** Of the visit: one for each step. */
    pictures: z.array(pictureName).optional(),
    ctaText: text.optional(),
    ctaLink: sitePath.optional(),
  })
  .refine(({ ctaText, ctaLink }) => Boolean(ctaText) === Boolean(ctaLink), {
    path: ["ctaLink"],
    error: "must come together with ctaText, as that with it",
  })
  .refine(({ visit, bullets, ctaLink }) => !visit || (bullets && !ctaLink), {
    path: ["visit"],
    error: "must stand beside bullets, without a link",
  })
  .refine(
    ({ visit, bullets, pictures }) => !pictures || (visit && pictures.length === bullets?.length),
    {
      path: ["pictures"],
      error: "must be as many as the visit's steps",
    },
  );
export type ServiceSection = z.infer<typeof sectionSchema>;

const faqSchema = z.strictObject({ question: text, answer: text, source });
export type Faq = z.infer<typeof faqSchema>;

/** The answers of the page's first screen, and its primary action. */
const factsSchema = z.strictObject({
  /** The primary action: the phone where something is broken, else the form. */
  primaryAction: z.enum(["call", "form"]),
  /** When one is served, where the service's own hours are not all. */
  when: text.optional(),
  /** What the service's hours are hours of; of its visits by default. */
  hoursOf: text.optional(),
  /** Emergencies are the service itself. */
  anyHour: z.boolean().optional(),
  /** Whether the form leads to a quote that costs nothing. */
  freeQuote: z.literal(true).optional(),
  /** Absent where the large number says it. */
  cost: text.optional(),
  who: text,
  /** The page's number set large, with its condition. */
  keyFigure: z
    .strictObject({
      answers: z.enum(["cost", "when"]),
      value: text,
      condition: text,
      /** Whether its condition is said before it. */
      leads: z.literal(true).optional(),
    })
    .optional(),
});
export type ServiceFacts = z.infer<typeof factsSchema>;

/** A position in a list, counted from 1; 2.5 is between the second and the third. */
const place = z.number().positive();

/** The entry in the Services menu, in one group or in several, with one label. */
const menuSchema = z.strictObject({
  groups: z.tuple([familySchema], familySchema),
  place,
  label: text,
  icon,
});

/** The figure; whether the renderer marked each part is checked where the positions are read. */
const figureSchema = z
  .strictObject({
    machine: z.enum(machineNames),
    title: text,
    // Whether the machine fails as its entries say.
    failing: z.literal(true).optional(),
    parts: z
      .array(z.strictObject({ part: text, text: text.max(75) }))
      .min(5)
      .max(7),
  })
  .superRefine(({ machine, parts }, context) => {
    for (const [index, { part }] of parts.entries()) {
      const values = Object.keys(machines[machine].parts);
      if (values.includes(part)) continue;
      const message = `must be a part of ${machine} in content/figures/machines.ts`;
      context.addIssue({ code: "invalid_value", values, path: ["parts", index, "part"], message });
    }
  });

/** What the finder asks for first: a machine of the house (content/finder.ts), or what is none. */
const problemSchema = z.enum([
  "furnace",
  "condenser",
  "water-heater",
  "thermostat",
  "ducts",
  "radiant-floor",
  "mini-split",
  "other",
]);
export type Problem = z.infer<typeof problemSchema>;

const symptomSchema = z.strictObject({
  problem: problemSchema,
  place,
  /** In people's own words. */
  words: text,
  /** Whether it is one of the few on home. */
  onHome: z.boolean().default(false),
  /** The section that answers it, counted from 1; 0 is the card above them. */
  part: z.int().nonnegative().default(1),
  /** The page that answers it, where none of the service's sections does. */
  page: sitePath.optional(),
});

const peoplesWords = "must hold what people say when they need this";

/** A service page and everything that leads to it. */
export const serviceSchema = z
  .strictObject({
    title: text,
    /** Below it stands where we work. */
    description: text.max(165),
    /** What comes first where life is in danger: before the extra text, in red, as every alarm. */
    danger: text.optional(),
    extraText: text.optional(),
    tips: z.array(text).min(1).optional(),
    source,
    /** The info cards, each shown where it has a value; no data sets a price range. */
    priceRange: text.optional(),
    availability: text.optional(),
    brandsSupported: z.array(text).optional(),
    serviceDuration: text.optional(),
    warrantyInfo: text.optional(),
    ctaText: text.optional(),
    /** With that button at the end of the page: a question, what speaks for a call, or who need not call. */
    closing: text,
    sections: z.array(sectionSchema).min(1),
    /** How many sections stand beside the card: two where the first is much shorter than it. */
    besideCard: z.literal([1, 2]).default(1),
    faqs: z.array(faqSchema).min(1),
    /** Beyond the specification: search result, pictures and links. */
    metaTitle: text.transform(titled),
    metaDescription: text,
    family: familySchema,
    picture: pictureName,
    related: z.array(serviceKey).min(1).max(3),
    /** The id of a promotion to show with its state. */
    promotion: promotion.optional(),
    /** Absent for a page outside the menu. */
    menu: menuSchema.optional(),
    facts: factsSchema,
    /** Beside the sections: a picture, or the duct before and after with its caption. */
    sectionPicture: pictureName.optional(),
    /** In its closing band, where the family's own would repeat what the page shows. */
    closingPicture: pictureName.optional(),
    comparison: text.optional(),
    figure: figureSchema,
    /** The symptoms that lead to this page from the finder. */
    symptoms: z.array(symptomSchema, peoplesWords).min(1, peoplesWords),
  })
  .superRefine(({ danger, extraText, tips, sections, symptoms }, context) => {
    const first = (danger ?? extraText ?? tips) ? 0 : 1;
    for (const [index, { part }] of symptoms.entries()) {
      if (part < first || part > sections.length) {
        const message = "must be the number of a section, or 0 for a card";
        context.addIssue({ code: "custom", path: ["symptoms", index, "part"], message });
      }
    }
  });
export type Service = z.infer<typeof serviceSchema>;
/** The input type of a service's file. */
export type ServiceInput = z.input<typeof serviceSchema>;

import { z } from "zod";
import { link, origin, phone, picture, said, zip } from "@/content/data/schemas/parts";
import { icon, text, textLike } from "@/content/schema";

export const companySchema = z.strictObject({
  name: text,
  siteUrl: origin.describe("Where the site is published"),
  phone: phone.describe("The number to call, in any usual form; the site writes it (630) 555-0142"),
  email: textLike(z.regexes.email, 'must be an e-mail address like "office@example.com"'),
  address: z.strictObject({
    street: text,
    town: said("One of the towns of towns.json"),
    state: textLike(/^[A-Z]{2}$/, 'must be two letters like "IL"'),
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

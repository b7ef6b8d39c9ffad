import { z } from "zod";
import { datesInWords } from "@/content/promotion-dates";
import { iconNames } from "@/content/icons";

/**
 * Parses a content module as it is imported, on the server only. Returns the value; throws naming
 * the file, the field and the reason, which stops the build.
 */
export function parseContent<Shape extends z.ZodType>(
  file: string,
  shape: Shape,
  value: z.input<Shape>,
): z.output<Shape> {
  const result = shape.safeParse(value, {
    error: ({ input }) => (input === undefined ? "is missing" : undefined),
  });
  if (result.success) return result.data;
  const reasons = result.error.issues.map(
    (issue) => `content/${file}: ${issue.path.join(".") || "(whole file)"}: ${issue.message}`,
  );
  throw new Error(reasons.join("\n"));
}

export const text = z.string().trim().min(1, "must not be blank");
export const icon = z.enum(iconNames, { error: "must be one of content/icons.ts" });
const isoDate = z.iso.date("must be a date like 2025-08-31");
export const sitePath = text.regex(
  /^\/(?!\/)\S*$/,
  "must be a path on this site, beginning with one slash",
);

/** A service family: its place on the comfort scale, and so its hue. */
export const familySchema = z.enum(["cooling", "heating", "ducts", "water"]);
export type Family = z.infer<typeof familySchema>;

/** The options of the quote form, in this order. */
export const serviceOptionSchema = z.enum([
  "heating",
  "cooling",
  "duct-cleaning",
  "water-heater",
  "air-quality",
  "other",
]);
export type ServiceOption = z.infer<typeof serviceOptionSchema>;

/** A number as displayed; the dialed form is made of its digits. */
const phone = z
  .string()
  .regex(/^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/, "must look like (630) 555-0142")
  .transform((display) => ({ display, e164: `+1${display.replace(/\D/g, "")}` }));

export const companySchema = z.strictObject({
  name: text,
  siteUrl: z.url({ protocol: /^https$/, error: "must be an https address" }),
  phone,
  email: z.email("must be an e-mail address"),
  address: z.strictObject({
    street: text,
    town: text,
    state: z.string().length(2),
    postalCode: text,
  }),
  mapUrl: z.url(),
  social: z.array(z.strictObject({ label: text, url: z.url(), icon })).length(3),
  developer: z.strictObject({ name: text, url: z.url() }),
  /** Proof, each shown once it is filled (lib/owner/notices tells the owner). */
  licenses: z.array(z.strictObject({ name: text, number: text })).default([]),
  insured: z.boolean().default(false),
  brandsServiced: z.array(text).default([]),
  /** `photograph` is the name of a picture of the register. */
  team: z.array(z.strictObject({ name: text, role: text, photograph: text })).default([]),
  reviewsUrl: z.url().optional(),
});
export type Company = z.infer<typeof companySchema>;

export const townsSchema = z
  .array(text)
  .min(1, "must name a town")
  .refine((towns) => new Set(towns).size === towns.length, "must not name a town twice");

export const taglinesSchema = z
  .array(text.regex(/^.{1,10}\n.{1,10}$/, "must be two lines of at most 10 characters"))
  .length(3);

export const testimonialSchema = z.strictObject({
  id: z.int().positive(),
  name: text,
  timeAgo: text,
  testimonial: text,
});
export type Testimonial = z.infer<typeof testimonialSchema>;

export const promotionSchema = z
  .strictObject({
    id: text.regex(/^[a-z-]+$/, "must be lower-case words joined by hyphens"),
    icon,
    title: text,
    /** The number set large on the coupon, such as "20%" or "$50". */
    amount: text,
    description: text,
    /** No O or 0, no I or 1: a code is read out on the phone. */
    code: z
      .string()
      .regex(/^[A-HJ-NP-Z2-9]{4,12}$/, "must be 4-12 capitals or digits without O, 0, I, 1"),
    startsOn: isoDate.optional(),
    endsOn: isoDate.optional(),
  })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
    path: ["endsOn"],
    error: "must not lie before startsOn",
  })
  .transform((promotion) => ({ ...promotion, validUntil: datesInWords(promotion) }));
/** An offer; `validUntil` is its dates in words. */
export type Promotion = z.infer<typeof promotionSchema>;

/** Name and year of the source of a sentence on law, health or technique; shown nowhere. */
export const source = text.regex(/\b(19|20)\d\d\b/, "must name a year").optional();

/** The longest title of a page, in characters: search engines cut longer ones. */
export const longestTitle = 62;
export const longestDescription = 158;

export const pageSchema = z.strictObject({
  path: sitePath,
  label: text,
  title: text.max(longestTitle),
  description: text.min(60).max(longestDescription),
  /** Whether search engines may show it; other pages are not in the sitemap. */
  indexed: z.boolean().default(true),
  /** The picture of its link preview, by its name in the register. */
  preview: text.default("hero-living"),
});
export type Page = z.infer<typeof pageSchema>;

export const pictureSchema = z.strictObject({
  file: text.regex(
    /^[a-z0-9-]+\.avif$/,
    "must be a lower-case .avif file in content/imagery/renders (npm run masters makes it)",
  ),
  alt: text,
  category: z.enum(["AC", "Duct Cleaning", "Heating", "WaterHeaters", "Heat Pump"]),
  /** The point to keep when cropping, 0..1 from the upper left. */
  focal: z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type PictureEntry = z.infer<typeof pictureSchema>;

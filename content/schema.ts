import { z } from "zod";
import { iconNames } from "@/content/icons";

export const text = z.string().trim().min(1, "must not be blank");
/** Text of a form; `wanted` ends the sentence about anything else, "must be … like …". */
export const textLike = (form: RegExp, wanted: string) =>
  z.string(wanted).trim().regex(form, wanted);
export const icon = z.enum(iconNames, {
  error: 'must be an icon of content/icons.ts, like "flame" or "snowflake"',
});
export const date = z.iso
  .date({
    error: ({ input }) =>
      /^\d{4}-\d\d-\d\d$/.test(String(input))
        ? 'must be a day that the calendar has, like "2026-12-25"'
        : 'must be a date like "2026-12-25"',
  })
  .refine(
    (day) => !/^\d{4}-/.test(day) || day.startsWith("20"),
    'must be a date of this century, like "2026-12-25"',
  );
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

/** The option that a family's service pages choose. */
export const optionOf: Record<Family, ServiceOption> = {
  cooling: "cooling",
  heating: "heating",
  ducts: "duct-cleaning",
  water: "water-heater",
};

export const taglinesSchema = z
  .array(text.regex(/^.{1,10}\n.{1,10}$/, "must be two lines of at most 10 characters"))
  .length(3);

/** Name and year of the source of a sentence on law, health or technique; shown nowhere. */
export const source = text.regex(/\b(19|20)\d\d\b/, "must name a year").optional();

/** The longest title of a page, in characters: search engines cut longer ones. */
export const longestTitle = 62;
export const longestDescription = 158;

export const pageSchema = z.strictObject({
  path: sitePath,
  label: text,
  title: text,
  description: text,
  /** Whether search engines may show it; other pages are not in the sitemap. */
  indexed: z.boolean().default(true),
  /** The picture that shows where somebody shares it, by its name in the register. */
  preview: text.default("hero-living"),
});
export type Page = z.infer<typeof pageSchema>;

import { z } from "zod";
import { nameOf } from "@/content/mistakes";
import { text, textLike } from "@/content/schema";

export const said = (description: string) => text.describe(description);
/** Words that the pages set into sentences, which have stops of their own. */
export const phrase = (example: string, about = "Stands within sentences") =>
  textLike(
    /[^\s.,;:!?…]$/,
    `must be words without a stop at their end, like "${example}"`,
  ).describe(`${about}, such as "${example}"`);
/** A length of time: the pages say "in", "for" or "within" before it. */
export const time = (example: string, about?: string) =>
  phrase(example, about).regex(
    /^(?!(in|for|within)\b)/i,
    `must be a time alone, like "${example}"`,
  );
export const money = textLike(
  /^\$[1-9]\d*$/,
  'must be whole dollars without cents or comma, like "$75"',
);
export const percent = textLike(/^\d+%$/, 'must be a percentage like "15%"');
export const discount = textLike(/^[1-9]\d?%$/, 'must be a percentage from "1%" to "99%"');
/** Whether an address names its host: "https:/host" parses, and a browser resolves it against the page. */
export const namesHost = (url: string) => /^https?:\/\/[^/\\]/.test(url);
const address = 'must be an address like "https://www.example.com"';
export const link = z
  .url({ protocol: /^https$/, error: address, abort: true })
  .refine(namesHost, address);
/** Of a whole site: every page's path is written after it. */
export const origin = link.toLowerCase().refine((url) => new URL(url).origin === url, {
  error: 'must end after the host, like "https://www.example.com"',
});
export const picture = said("The name of a picture, as npm run photo gives it");
export const zip = textLike(/^\d{5}$/, 'must be five digits in quotes, like "60540"');

export const year = z
  .int("must be a year without quotes, like 2010")
  .min(1900, "must be a year like 2010")
  .max(2100, "must be a year like 2010");

/** Any dash that a keyboard or a word processor writes. */
export const dash = String.raw`\p{Pd}−`;
/** What may stand between a number's parts; a copied one has signs that are not seen. */
const between = String.raw`[\s./${dash}\p{Cf}]*`;
/** The parts of a United States number, however it is written: with +1 or without, (), dots, hyphens. */
const numberForm = new RegExp(
  String.raw`^${between}(?:\+?1${between})?\(?([2-9]\d{2})\)?${between}([2-9]\d{2})${between}(\d{4})${between}$`,
  "u",
);
export const phone = textLike(
  numberForm,
  'must be a telephone number of ten digits, like "(630) 555-0142"',
).transform((number) => {
  const [, area, exchange, line] = numberForm.exec(number) ?? [];
  return { display: `(${area}) ${exchange}-${line}`, e164: `+1${area}${exchange}${line}` };
});

export type Found = readonly [value: string, path: PropertyKey[]];

/** An issue at each value of a list that stands in it before, in capitals or not. */
export const noTwo =
  <Entry>(valuesOf: (entry: Entry) => readonly Found[]) =>
  (entries: readonly Entry[], { addIssue }: z.core.$RefinementCtx) => {
    const seen = new Map<string, string>();
    for (const [index, entry] of entries.entries())
      for (const [value, path] of valuesOf(entry)) {
        const before = seen.get(value.toLowerCase());
        const message = `must stand once, and ${before} has it already`;
        if (before) addIssue({ code: "custom", path: [index, ...path], message });
        else seen.set(value.toLowerCase(), nameOf(entry, index));
      }
  };

/** A part of a side. */
export const fraction = z.number().min(0).max(1);

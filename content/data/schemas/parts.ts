import { z } from "zod";
import { text, textLike } from "@/content/schema";

export const said = (description: string) => text.describe(description);
export const money = textLike(/^\$\d+$/, 'must be whole dollars like "$75"');
export const percent = textLike(/^\d+%$/, 'must be a percentage like "15%"');
export const link = z.url({
  protocol: /^https$/,
  error: 'must be an address like "https://www.example.com"',
});
export const picture = said("The name of a picture, as npm run photo gives it");
export const zip = textLike(/^\d{5}$/, 'must be five digits in quotes, like "60540"');

/** The parts of a United States number, however it is written: with +1 or without, (), dots, hyphens. */
const numberForm = /^\s*(?:\+?1[\s.-]*)?\(?([2-9]\d{2})\)?[\s./-]*([2-9]\d{2})[\s.-]*(\d{4})\s*$/;
export const phone = textLike(
  numberForm,
  'must be a telephone number of ten digits, like "(630) 555-0142"',
).transform((number) => {
  const [, area, exchange, line] = numberForm.exec(number) ?? [];
  return { display: `(${area}) ${exchange}-${line}`, e164: `+1${area}${exchange}${line}` };
});

export type Found = readonly [value: string, path: PropertyKey[]];

/** An issue at each value of a list that stands in it before. */
export const noTwo =
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

/** A part of a side. */
export const fraction = z.number().min(0).max(1);

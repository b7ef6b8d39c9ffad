import { z } from "zod";
import { noTwo, said } from "@/content/data/schemas/parts";
import { datesInWords } from "@/content/promotion-dates";
import { date, icon, text, textLike } from "@/content/schema";

const promotionSchema = z
  .strictObject({
    id: text
      .regex(
        /^[a-z0-9-]+$/,
        'must be lower-case words or numbers joined by hyphens, like "new-customer"',
      )
      .describe("Its name in this site; a service page names the offer that it shows"),
    icon,
    title: text,
    amount: said("The number set large, such as 20% or $50").max(
      8,
      'must be short, like "20%" or "$50"',
    ),
    description: text,
    code: textLike(
      /^[A-Z2-9]{4,12}$/,
      'must be 4 to 12 capitals or digits without 0 and 1, which are misheard, like "FRESHDUCT"',
    ).describe("It is read out on the phone: no 0, which sounds like O, and no 1"),
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

export const promotionsSchema = z.strictObject({
  promotions: z
    .array(promotionSchema)
    .min(1, "must keep one offer at least: one that ends gets an endsOn")
    .superRefine(
      noTwo(({ id, code }) => [
        [`id ${id}`, ["id"]],
        [`code ${code}`, ["code"]],
      ]),
    )
    .describe(
      "In their order. Those that are over stay, last and muted, until they are taken out; one must be left",
    ),
});

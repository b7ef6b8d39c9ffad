import { z } from "zod";
import { serviceOptionSchema } from "@/content/schema";
import { labels, quoteFields, type Quote, type QuoteField } from "@/lib/forms/quote";

/** Words with a mark after them, unless they end in one, as a question does. */
export const ended = (words: string, mark: string) =>
  /[?!.:]$/.test(words) ? words : words + mark;

/**
 * What a field must hold, whichever form it comes from. Visitors' words are kept as typed: not trimmed, not
 * judged by length or format (row 93).
 */
function valueOf({ name, type, required }: (typeof quoteFields)[number]): z.ZodType {
  const sentence = ended(`Please fill in: ${labels[name]}`, ".");
  // A tab that was opened before an optional field was published does not send its key.
  if (type === "checkbox") return z.boolean(sentence).default(false);
  if (!required?.includes("home")) return z.string(sentence).default("");
  return type === "select"
    ? z.enum(serviceOptionSchema.options, sentence)
    : z.string(sentence).regex(/\S/, sentence);
}

const unreadable = "We could not read that form. Please try again.";

/** The body of POST /contact-smart-heat: the form's keys and no others (row 187). */
export const quoteSchema = z.strictObject(
  Object.fromEntries(quoteFields.map((field) => [field.name, valueOf(field)])) as Record<
    QuoteField,
    z.ZodType
  >,
  unreadable,
) as z.ZodType<Quote>;

/** The body of POST /subscribe-smart-heat and /unsubscribe-smart-heat (rows 150, 188-190). */
export const addressSchema = z.strictObject(
  {
    email: z
      .string("Please enter a valid email address.")
      .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "Please enter a valid email address."),
  },
  unreadable,
);

/** What lib/vitals sends as a visitor leaves a page. */
export const vitalsSchema = z.strictObject({
  path: z.string().max(2000),
  vitals: z
    .array(z.strictObject({ name: z.string(), value: z.number(), rating: z.string() }))
    .max(10),
});
export type VitalsReport = z.infer<typeof vitalsSchema>;

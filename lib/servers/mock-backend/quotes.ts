import type { SendMailOptions } from "nodemailer";
import { z } from "zod";
import { company } from "@/content/company";
import { serviceOptionSchema } from "@/content/schema";
import { labels, quoteFields, type Quote, type QuoteField } from "@/lib/forms/quote";

/** Visitors' words are kept as typed: not trimmed, not judged by length or format (row 93). */
const filledIn = (sentence: string) =>
  z.string(sentence).refine((value) => value.trim() !== "", sentence);

/** Words with a mark after them, unless they end in one, as a question does. */
const ended = (words: string, mark: string) => (/[?!.:]$/.test(words) ? words : words + mark);

/** What a field must hold, whichever form it comes from. */
function valueOf({ name, type, required }: Field): z.ZodType {
  const sentence = ended(`Please fill in: ${labels[name]}`, ".");
  // A tab that was opened before an optional field was published does not send its key.
  if (type === "checkbox") return z.boolean(sentence).default(false);
  if (!required?.includes("home")) return z.string(sentence).default("");
  return type === "select" ? z.enum(serviceOptionSchema.options, sentence) : filledIn(sentence);
}

/** The body of POST /contact-smart-heat: the form's keys and no others (row 187). */
export const quoteSchema = z.strictObject(
  Object.fromEntries(quoteFields.map((field) => [field.name, valueOf(field)])) as Record<
    QuoteField,
    z.ZodType
  >,
  "We could not read that form. Please try again.",
) as z.ZodType<Quote>;

/** An address that cannot smuggle a second one, or a line, into a header. */
const singleAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}.-]+$/u;

/** A value fit for a header: one line, without control or direction marks, of bounded length. */
function oneLine(value: string): string {
  const line = value.replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, " ").trim();
  return [...line].slice(0, 80).join("");
}

type Field = (typeof quoteFields)[number];
const isText = ({ type }: Field) => Number(type === "textarea");
const textsLast = (one: Field, other: Field) => isText(one) - isText(other);

/** A field as the owner reads it, under the label that the visitor saw. */
function lineOf({ name, type }: Field, quote: Quote): string {
  const value = type === "checkbox" ? (quote[name] ? "yes" : "no") : quote[name];
  return `${ended(labels[name], ":")}${type === "textarea" ? "\n" : " "}${value}`;
}

/**
 * The e-mail the owner gets for a quote: answering it writes to the visitor, and all fields
 * stand in its body exactly as typed. The message comes last, so that nothing typed into it can
 * pass for another field. An odd address is left out of reply-to and is still in the body.
 */
export function composeQuote(quote: Quote): SendMailOptions {
  const replyTo = singleAddress.test(quote.email)
    ? { name: oneLine(quote.name), address: quote.email }
    : undefined;
  const body = [...quoteFields]
    .sort(textsLast)
    .map((field) => lineOf(field, quote))
    .join("\n");
  return {
    from: { name: `${company.name} website`, address: "no-reply@example.com" },
    to: company.email,
    // Spelled out, so that no visitor's text ever decides whom the mail goes to.
    envelope: { from: "no-reply@example.com", to: company.email },
    replyTo,
    subject: `Quote request: ${quote.service}, ${oneLine(quote.name)}`,
    // Base64, because every other encoding rewrites line breaks; here each character arrives as typed.
    encoding: "base64",
    text: Buffer.from(body),
  };
}

import type { SendMailOptions } from "nodemailer";
import { z } from "zod";
import { company } from "@/content/company";
import { serviceOptionSchema } from "@/content/schema";

/** Visitors' words are kept as typed: not trimmed, not judged by length or format (row 93). */
const filledIn = (sentence: string) =>
  z.string(sentence).refine((value) => value.trim() !== "", sentence);

/** The body of POST /contact-smart-heat: exactly these six keys (row 187). */
export const quoteSchema = z.strictObject(
  {
    name: filledIn("Please tell us your name."),
    email: filledIn("Please tell us your email address."),
    phone: filledIn("Please tell us your phone number."),
    service: z.enum(serviceOptionSchema.options, "Please choose a service from the list."),
    message: z.string("Please send your message as text."),
    subscribe: z.boolean("Please say whether you want our newsletter."),
  },
  "We could not read that form. Please try again.",
);
export type Quote = z.infer<typeof quoteSchema>;

/** An address that cannot smuggle a second one, or a line, into a header. */
const singleAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}.-]+$/u;

/** A value fit for a header: one line, without control or direction marks, of bounded length. */
function oneLine(value: string): string {
  const line = value.replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, " ").trim();
  return [...line].slice(0, 80).join("");
}

/**
 * The e-mail the owner gets for a quote: answering it writes to the visitor, and all six fields
 * stand in its body exactly as typed. The message comes last, so that nothing typed into it can
 * pass for another field. An odd address is left out of reply-to and is still in the body.
 */
export function composeQuote(quote: Quote): SendMailOptions {
  const replyTo = singleAddress.test(quote.email)
    ? { name: oneLine(quote.name), address: quote.email }
    : undefined;
  const body = [
    `Name: ${quote.name}`,
    `Email: ${quote.email}`,
    `Phone: ${quote.phone}`,
    `Service: ${quote.service}`,
    `Newsletter: ${quote.subscribe ? "yes" : "no"}`,
    "Message:",
    quote.message,
  ].join("\n");
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

import { company } from "@/content/company";
import { labels, quoteFields, type Quote } from "@/lib/forms/quote";
import { ended } from "./bodies";

export type Mail = { to: string; replyTo: string; subject: string; text: string; date: string };

/** A line break in a header begins another one, and in a field another field. */
const inOneLine = (text: string) => text.replace(/[\r\n]+/g, " ");

/**
 * What the owner gets for a quote: all fields as typed, each under the label that the visitor saw. The message
 * comes last, so that nothing typed into it can pass for another field.
 */
export function mailOf(quote: Quote): Mail {
  const isText = ({ type }: (typeof quoteFields)[number]) => Number(type === "textarea");
  const lines = quoteFields
    .toSorted((one, other) => isText(one) - isText(other))
    .map((field) => {
      const value = quote[field.name];
      const said = typeof value === "boolean" ? (value ? "yes" : "no") : value;
      return `${ended(labels[field.name], ":")}${isText(field) ? `\n${said}` : ` ${inOneLine(said)}`}`;
    });
  return {
    to: company.email,
    replyTo: inOneLine(quote.email),
    subject: inOneLine(`Quote request: ${quote.service}, ${quote.name}`),
    text: lines.join("\n"),
    date: new Date().toISOString(),
  };
}

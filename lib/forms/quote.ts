import { formWords } from "@/content/words/forms";
import { isEmail } from "@/lib/forms/email-pattern";
import type { Quote } from "@/lib/forms/mail";

/** The fields that the contact page requires, in reading order, which is also that of their hints (row 86). */
export const quoteFields = ["name", "email", "phone", "service", "message"] as const;
export type QuoteField = (typeof quoteFields)[number];
export type QuoteProblems = Partial<Record<QuoteField, string>>;

/**
 * Reads the quote a visitor typed from the form itself: what the browser shows is what is sent,
 * also when it was typed before hydration (F30). A disabled option is missing from
 * FormData, so `service` falls back to "" (row 92); the box counts only when ticked.
 */
export function readQuote(form: HTMLFormElement): Quote {
  const data = new FormData(form);
  const text = (field: QuoteField) => String(data.get(field) ?? "");
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    service: text("service"),
    message: text("message"),
    subscribe: data.has("subscribe"),
  };
}

const { hints } = formWords;

/** The contact page's own check: the hint of every field that is blank or, for e-mail, malformed (row 107). */
export function findProblems(quote: Quote): QuoteProblems {
  const faulty = quoteFields.filter((field) =>
    field === "email" ? !isEmail(quote.email.trim()) : quote[field].trim() === "",
  );
  return Object.fromEntries(faulty.map((field) => [field, hints[field]]));
}

/** What the browser's own check lets pass on home: a name of nothing but spaces. */
export const findBlankName = (quote: Quote): QuoteProblems =>
  quote.name.trim() === "" ? { name: hints.name } : {};

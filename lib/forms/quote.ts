import type { InputHTMLAttributes } from "react";
import { formWords } from "@/content/words/forms";
import { isEmail } from "@/lib/forms/email-pattern";

/** The pages with the quote form. */
export type QuotePlace = "home" | "contact";

type FieldDefinition = {
  name: string;
  /** The control; a `select` offers `formWords.services`. */
  type: "text" | "email" | "tel" | "select" | "textarea" | "checkbox";
  /** The pages whose form refuses it empty; the contact page with its hint (rows 89, 104). */
  required?: readonly QuotePlace[];
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "autoComplete" | "autoCapitalize" | "inputMode" | "maxLength" | "defaultChecked"
>;

const everywhere = ["home", "contact"] as const;

/**
 * The fields of the quote form, in the order of the payload and of their hints (rows 86, 187). All
 * else follows: the markup, the check, the draft, the mock's check and e-mail, the tests' page
 * object. Labels and hints are in content/words/forms.ts.
 */
const definitions = [
  { name: "name", type: "text", required: everywhere, autoComplete: "name" },
  {
    name: "email",
    type: "email",
    required: everywhere,
    autoComplete: "email",
    autoCapitalize: "off",
    inputMode: "email",
  },
  { name: "phone", type: "tel", required: everywhere, autoComplete: "tel", inputMode: "tel" },
  { name: "service", type: "select", required: everywhere },
  { name: "message", type: "textarea", required: ["contact"] },
  { name: "subscribe", type: "checkbox", defaultChecked: true },
] as const satisfies readonly FieldDefinition[];

type Definition = (typeof definitions)[number];
export type QuoteField = Definition["name"];
type RequiredField = Extract<Definition, { required: unknown }>["name"];
type Box = Extract<Definition, { type: "checkbox" }>["name"];

/** What a quote request carries: exactly these keys (row 187). */
export type Quote = { [Name in QuoteField]: Name extends Box ? boolean : string };
export type QuoteProblems = Partial<Record<QuoteField, string>>;

export const quoteFields: readonly (FieldDefinition & { name: QuoteField })[] = definitions;

const hints: Partial<Record<QuoteField, string>> = formWords.hints satisfies Record<
  RequiredField,
  string
>;

/**
 * Reads the quote a visitor typed from the form itself: what the browser shows is what is sent,
 * also when it was typed before hydration (F30). A disabled option is missing from
 * FormData, so `service` falls back to "" (row 92); the box counts only when ticked.
 */
export function readQuote(form: HTMLFormElement): Quote {
  const data = new FormData(form);
  return Object.fromEntries(
    quoteFields.map(({ name, type }) => [
      name,
      type === "checkbox" ? data.has(name) : String(data.get(name) ?? ""),
    ]),
  ) as Quote;
}

/** The contact page's own check: the hint of every required field that is blank or, for e-mail, malformed (row 107). */
export function findProblems(quote: Quote): QuoteProblems {
  const faulty = quoteFields.filter(({ name, type, required }) => {
    const value = String(quote[name]).trim();
    return required && (type === "email" ? !isEmail(value) : !value);
  });
  return Object.fromEntries(faulty.map(({ name }) => [name, hints[name]]));
}

/** What the browser's own check lets pass on home: a name of nothing but spaces. */
export const findBlankName = ({ name }: Quote): QuoteProblems =>
  name.trim() ? {} : { name: hints.name };

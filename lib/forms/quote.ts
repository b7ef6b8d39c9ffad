import type { InputHTMLAttributes } from "react";
import { formWords } from "@/content/words/forms";
import { readAddress } from "@/lib/forms/address";

export type QuotePlace = "home" | "contact";

type FieldDefinition = {
  name: string;
  /** The control; a `select` offers `formWords.services`. */
  type: "text" | "email" | "tel" | "select" | "textarea" | "checkbox";
  /** Pages whose form requires the field; the contact page shows its hint. */
  required?: readonly QuotePlace[];
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "autoComplete" | "autoCapitalize" | "inputMode" | "defaultChecked"
>;

const everywhere = ["home", "contact"] as const;

/**
 * The fields of the quote form, in the order of payload and hints. Everything else follows from
 * them: markup, check, draft, the mock's check and e-mail, the tests' page object. Labels and hints
 * are in content/words/forms.ts.
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

/** The payload of a quote request: exactly these keys. */
export type Quote = { [Name in QuoteField]: Name extends Box ? boolean : string };
export type QuoteProblems = Partial<Record<QuoteField, string>>;

export const quoteFields: readonly (FieldDefinition & { name: QuoteField })[] = definitions;

export const labels: Record<QuoteField, string> = formWords.fields; // content/words/forms.ts

const hints: Partial<Record<QuoteField, string>> = formWords.hints satisfies Record<
  RequiredField,
  string
>;

/**
 * Reads the quote from the form element, so that what was typed before hydration is sent too. A
 * disabled option is missing from FormData, so `service` falls back to "".
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

/**
 * The hint of every required field that is blank or, on the contact page, holds no e-mail address. On home
 * the browser has checked before, and lets pass what holds spaces only.
 */
export function findProblems(quote: Quote, place: QuotePlace): QuoteProblems {
  const faulty = quoteFields.filter(({ name, type, required }) => {
    const value = String(quote[name]).trim();
    const isRead = type === "email" && place === "contact";
    return required?.includes(place) && !(isRead ? readAddress(value) : value);
  });
  return Object.fromEntries(faulty.map(({ name }) => [name, hints[name]]));
}

import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect } from "@/e2e/support/fixtures";
import { labels, quoteFields, type Quote, type QuoteField } from "@/lib/forms/quote";

/** What `value` says of each field, as a quote. */
const quoteOf = (value: (field: (typeof quoteFields)[number]) => string | boolean) =>
  Object.fromEntries(quoteFields.map((field) => [field.name, value(field)])) as Quote;

/** The fields as they stand when nobody has touched them (rows 90, 92, 97). */
export const initialValues = quoteOf(({ type, defaultChecked = false }) =>
  type === "checkbox" ? defaultChecked : "",
);

/** An address no other test uses: all workers share one outbox. */
export const newAddress = () => `visitor-${randomUUID()}@example.com`;

/** Hostile, so that whatever sends a quote proves that it arrives as typed and sets off nothing (F45). */
export const sampleQuote = (changes: Partial<Quote> = {}): Quote => ({
  ...quoteOf(({ name, type }) => (type === "checkbox" ? false : `Any ${name}`)),
  name: `Ann "Zed" <img src=x onerror=alert(1)> O'Neil 👩🏽‍🔧`,
  email: newAddress(),
  phone: "(630) 555-0100 ext. 5",
  service: "heating",
  message: `The furnace is cold.</textarea><script>alert(1)</script> {{7*7}} &amp; 🔥`,
  subscribe: false,
  ...changes,
});

export async function fillFields(fieldOf: (name: QuoteField) => Locator, values: Quote) {
  for (const { name, type } of quoteFields) {
    const value = values[name];
    if (typeof value === "boolean") await fieldOf(name).setChecked(value);
    else if (type === "select") await fieldOf(name).selectOption(value);
    else await fieldOf(name).fill(value);
  }
}

export async function expectFields(fieldOf: (name: QuoteField) => Locator, values: Partial<Quote>) {
  for (const { name } of quoteFields) {
    const value = values[name];
    if (typeof value === "boolean") await expect(fieldOf(name)).toBeChecked({ checked: value });
    else if (value !== undefined) await expect(fieldOf(name)).toHaveValue(value);
  }
}

export function quoteFormOn(page: Page) {
  const form = page.locator("main form");
  const field = (label: string) => form.getByLabel(label, { exact: true });
  return {
    form,
    field,
    button: form.locator("button[type=submit]"),
    success: form.getByRole("status").first(),
    error: form.getByRole("alert"),
    fill: (values: Quote) => fillFields((name) => field(labels[name]), values),
    expectValues: (values: Quote) => expectFields((name) => field(labels[name]), values),
  };
}

export async function openQuoteForm(page: Page, url: string) {
  await page.goto(url);
  const form = quoteFormOn(page);
  await expect(form.button).toBeEnabled();
  return form;
}

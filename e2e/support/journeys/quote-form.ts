import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect } from "@/e2e/support/fixtures";
import type { Quote } from "@/lib/forms/mail";

/** The fields as they stand when nobody has touched them (rows 90, 92, 97). */
export const initialValues: Quote = {
  name: "",
  email: "",
  phone: "",
  service: "",
  message: "",
  subscribe: true,
};

/** An address no other test uses: all workers share one outbox. */
export const newAddress = () => `visitor-${randomUUID()}@example.com`;

/** Hostile, so that whatever sends a quote proves that it arrives as typed and sets off nothing (F45). */
export const sampleQuote = (changes: Partial<Quote> = {}): Quote => ({
  name: `Ann "Zed" <img src=x onerror=alert(1)> O'Neil 👩🏽‍🔧`,
  email: newAddress(),
  phone: "(630) 555-0100 ext. 5",
  service: "heating",
  message: `The furnace is cold.</textarea><script>alert(1)</script> {{7*7}} \u202e &amp; 🔥`,
  subscribe: false,
  ...changes,
});

/** The quote form of the home page or of the contact page, as a visitor handles it. */
export type QuoteForm = {
  form: Locator;
  button: Locator;
  field: (label: "Name" | "Email" | "Phone" | "Service" | "Message") => Locator;
  box: Locator;
  success: Locator;
  error: Locator;
  fill: (values: Quote) => Promise<void>;
  expectValues: (values: Quote) => Promise<void>;
};

export function quoteFormOn(page: Page): QuoteForm {
  const form = page.locator("main form");
  const field: QuoteForm["field"] = (label) => form.getByLabel(label, { exact: true });
  const box = form.getByRole("checkbox", { name: "Subscribe to our newsletter", exact: true });
  return {
    form,
    field,
    box,
    button: form.locator("button[type=submit]"),
    success: form.getByRole("status").first(),
    error: form.getByRole("alert"),
    async fill(values) {
      await field("Name").fill(values.name);
      await field("Email").fill(values.email);
      await field("Phone").fill(values.phone);
      await field("Service").selectOption(values.service);
      await field("Message").fill(values.message);
      await box.setChecked(values.subscribe);
    },
    async expectValues(values) {
      await expect(field("Name")).toHaveValue(values.name);
      await expect(field("Email")).toHaveValue(values.email);
      await expect(field("Phone")).toHaveValue(values.phone);
      await expect(field("Service")).toHaveValue(values.service);
      await expect(field("Message")).toHaveValue(values.message);
      await expect(box).toBeChecked({ checked: values.subscribe });
    },
  };
}

/** Opens a page with the quote form and waits until the form can send. */
export async function openQuoteForm(page: Page, address: string): Promise<QuoteForm> {
  await page.goto(address);
  const form = quoteFormOn(page);
  await expect(form.button).toBeEnabled();
  return form;
}

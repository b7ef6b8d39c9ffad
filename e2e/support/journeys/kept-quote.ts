import type { Page } from "@playwright/test";
import { formWords } from "@/content/words/forms";
import { expect } from "@/e2e/support/fixtures";
import { quoteFormOn, sampleQuote } from "@/e2e/support/journeys/quote-form";
import type { Quote } from "@/lib/forms/mail";

/**
 * A quote that is asked for with a code, left half-way and taken up again: what the address brings,
 * what is kept and what is sent. In: a page, and where the site is served. Out: what must have arrived.
 */
export async function sendKeptQuote(page: Page, origin = ""): Promise<Quote> {
  const quote = sampleQuote();
  await page.goto(`${origin}/contact?promo=CODE`);
  const form = quoteFormOn(page);
  await expect(form.field("Message")).toHaveValue(/CODE/);
  await form.fill(quote);
  await page.reload();
  await expect(page.getByText(formWords.kept)).toBeVisible();
  await form.expectValues(quote);
  await form.button.click();
  await expect(form.success).toHaveText(formWords.sent.contact);
  await expect(page.getByText(formWords.kept)).toBeHidden();
  return quote;
}

import type { Page } from "@playwright/test";
import { expect } from "@/e2e/support/fixtures";

/** The footer's newsletter form. */
export function newsletterOn(page: Page) {
  const form = page.locator("footer form");
  return {
    form,
    input: form.locator("input[name=newsletter-email]"),
    button: form.locator("button[type=submit]"),
    success: form.getByRole("status"),
    error: form.getByRole("alert"),
  };
}

/** Opens a short page, where the footer is near, and waits until its form can send. */
export async function openNewsletter(page: Page, address = "/terms") {
  await page.goto(address);
  const newsletter = newsletterOn(page);
  await expect(newsletter.button).toBeEnabled();
  return newsletter;
}

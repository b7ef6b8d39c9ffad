import type { Page } from "@playwright/test";

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

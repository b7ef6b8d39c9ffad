import type { Page } from "@playwright/test";
import { company } from "@/content/company";
import { newsletterWords } from "@/content/words/newsletter";
import { notFoundWords } from "@/content/words/not-found";
import { expect, test } from "@/e2e/support/fixtures";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { usable } from "@/e2e/support/page-steps";

test.beforeEach(({ expectConsoleErrors }) => expectConsoleErrors([/status of 404/]));

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const suggestion = (page: Page) =>
  page.getByText(notFoundWords.didYouMean.split("{link}")[0] ?? "");

test("wrong case offers the right page, any other is none (row 10)", async ({ page }) => {
  for (const [typed, meant] of [
    ["/services/acrepair", "/services/acRepair"],
    ["/services/AcRepair/", "/services/acRepair"],
    ["/services/EMERGENCYAC", "/services/emergencyAC"],
  ] as const) {
    expect((await page.goto(typed))?.status()).toBe(404);
    await expect(heading(page)).toHaveText(notFoundWords.service);
    const link = suggestion(page).getByRole("link");
    await expect(link).not.toHaveText(/undefined/);
    await link.click();
    await expect(page).toHaveURL(meant);
  }
  await page.goto("/services/nope");
  await usable(page);
  await expect(suggestion(page)).toBeHidden();
});

test("a slash too many is a page of ours that can be used (row 116)", async ({ page, site }) => {
  for (const typed of ["//contact", "//services/acRepair", "//example.com/contact", "//"]) {
    await page.goto(site.url + typed);
    const title = await page.title();
    // What comes when the newsletter is used is the page's script at its fullest.
    const { input, button, error } = newsletterOn(page);
    await input.fill("no address");
    await button.click();
    await expect(error).toHaveText(newsletterWords.invalid);
    await expect(page).toHaveTitle(title);
    const call = page.locator(`a[href="tel:${company.phone.e164}"]:visible`);
    await expect(call.first()).toBeVisible();
  }
});

test("a host's one not-found page says what is unknown (rows 10, 116)", async ({ page, site }) => {
  const body = await (await fetch(`${site.url}/nope`)).text();
  const contentType = "text/html; charset=utf-8";
  await page.route(/\/services\//, (route) => route.fulfill({ status: 404, contentType, body }));
  await page.goto("/services/acrepair");
  await expect(heading(page)).toHaveText(notFoundWords.service);
  const link = suggestion(page).getByRole("link");
  await expect(link).toHaveAttribute("href", "/services/acRepair");
});

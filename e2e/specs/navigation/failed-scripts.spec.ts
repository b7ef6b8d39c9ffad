import type { Page } from "@playwright/test";
import { company } from "@/content/company";
import { expect, test } from "@/e2e/support/fixtures";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { newAddress } from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, paths } from "@/e2e/support/journeys/sent";
import { open } from "@/e2e/support/page-steps";

const scriptFiles = /\/_next\/static\/.*\.js$/;
const failed = (page: Page) => page.getByText(/^This part of the page did not load\./);

test("when the scripts do not come it is said, with the number, and a second press tries again (rows 18, 76)", async ({
  page,
  backend,
  expectConsoleErrors,
}) => {
  expectConsoleErrors([/Failed to load resource/]);
  await page.route(scriptFiles, (route) => route.abort());
  const email = newAddress();
  await open(page, "/services/acRepair");
  const { input, button, success } = newsletterOn(page);
  await input.fill(email);
  await button.click();
  await expect(failed(page)).toBeVisible();
  await expect(failed(page).getByRole("link", { name: company.phone.display })).toBeVisible();
  await expect(input).toHaveValue(email);
  await page.unroute(scriptFiles);
  await button.click();
  await expect(success).toHaveText("Thanks for subscribing!");
  await expect(failed(page)).toBeHidden();
  expect(await bodiesSentTo(backend, paths.subscribe)).toEqual([{ email }]);
});

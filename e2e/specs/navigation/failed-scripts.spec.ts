import type { Page } from "@playwright/test";
import { company } from "@/content/company";
import { expect, test } from "@/e2e/support/fixtures";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { newAddress } from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, paths } from "@/e2e/support/journeys/sent";
import { open } from "@/e2e/support/page-steps";

const scriptFiles = /\/_next\/static\/.*\.js$/;
const failed = (page: Page) => page.getByText(/^This part of the page didn't load\./);

const srcOf = (scripts: Element[]) => scripts.map((script) => script.getAttribute("src"));

test("when a script does not come it is said, none runs, with the number, and a second press tries again (rows 18, 76)", async ({
  page,
  backend,
  expectConsoleErrors,
}) => {
  expectConsoleErrors([/Failed to load resource/]);
  // One of many is enough: half of them would start what the others must finish.
  let aborted = "";
  await page.route(scriptFiles, (route) => {
    aborted ||= route.request().url();
    return route.request().url() === aborted ? route.abort() : route.continue();
  });
  const scripts = () => page.locator("head script[src]").evaluateAll(srcOf);
  const email = newAddress();
  await open(page, "/services/acRepair");
  const { input, button, success } = newsletterOn(page);
  await input.fill(email);
  await button.click();
  await expect(failed(page)).toBeVisible();
  await expect(failed(page).getByRole("link", { name: company.phone.display })).toBeVisible();
  await expect(input).toHaveValue(email);
  expect(await scripts()).toEqual([]);
  await page.unroute(scriptFiles);
  await button.click();
  await expect(success).toHaveText("Thanks for subscribing!");
  await expect(failed(page)).toBeHidden();
  const list = await page.locator("script[data-scripts]").getAttribute("data-scripts");
  const named = list?.split(" ") ?? [];
  // In their order; what lives by now may have added others.
  expect((await scripts()).slice(0, named.length)).toEqual(named);
  expect(await bodiesSentTo(backend, paths.subscribe)).toEqual([{ email }]);
});

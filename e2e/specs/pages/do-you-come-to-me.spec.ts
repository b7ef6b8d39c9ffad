import { type Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { open } from "@/e2e/support/page-steps";

const box = (page: Page) => page.getByRole("searchbox", { name: "Search your area" });
const list = (page: Page) => page.getByRole("main").getByRole("listitem");
const said = (page: Page) => page.getByRole("main").getByRole("status");
const message = (page: Page) => page.getByLabel("Message", { exact: true });

test("a ZIP code is a yes for its town, said once (rows 142, 143)", async ({ page }) => {
  await open(page, "/service-area");
  await box(page).fill(" 60540-1234 ");
  await expect(list(page)).toHaveText(["Naperville"]);
  await expect(page.getByText(/^Yes\. 60540 is a Naperville ZIP code\./)).toHaveCount(1);
  await expect(said(page)).toContainText("so we confirm your address when you call.");
  await expect(page.getByText("No results found")).toHaveCount(0);
});

test("a ZIP code beside our towns is no flat no, and the question travels to the form (row 143)", async ({
  page,
}) => {
  await open(page, "/service-area");
  await box(page).fill("60190");
  await expect(said(page)).toHaveText('No results found for "60190"');
  await expect(page.getByText("Next to our towns: ask us.", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "ask us", exact: true }).click();
  await expect(message(page)).toHaveValue("Do you serve Winfield (60190)? ");
});

test("one typing error is asked about, and taken with one press (row 143)", async ({ page }) => {
  await open(page, "/service-area");
  await box(page).pressSequentially("napervlile");
  await expect(said(page)).toHaveText('No results found for "napervlile"');
  await page.getByRole("button", { name: "Did you mean Naperville?" }).click();
  await expect(box(page)).toHaveValue("Naperville");
  await expect(box(page)).toBeFocused();
  await expect(list(page)).toHaveText(["Naperville"]);
});

test("three thousand letters are echoed in one line, and asked about (row 143)", async ({
  page,
}) => {
  await open(page, "/service-area");
  await box(page).fill("Springfield");
  await expect(said(page)).toHaveText('No results found for "Springfield"');
  const height = async () => (await said(page).boundingBox())?.height ?? 0;
  const oneLine = await height();
  const long = "long ".repeat(600);
  await box(page).fill(long);
  await expect.poll(() => said(page).textContent()).toBe(`No results found for "${long}"`);
  expect(await height()).toBe(oneLine);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole("link", { name: "Ask if we come to you" }).click();
  await expect(message(page)).toHaveValue(/^Do you serve long long/);
});

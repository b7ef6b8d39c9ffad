import { type Page } from "@playwright/test";
import { towns } from "@/content/towns";
import { expect, test } from "@/e2e/support/fixtures";
import { open } from "@/e2e/support/page-steps";

const box = (page: Page) => page.getByRole("searchbox", { name: "Search your area" });
const list = (page: Page) => page.getByRole("main").getByRole("listitem");
const said = (page: Page) => page.getByRole("main").getByRole("status");
const message = (page: Page) => page.getByLabel("Message", { exact: true });

test("a ZIP code and a ZIP+4 are a yes for their town, said once (rows 142, 143)", async ({
  page,
}) => {
  await open(page, "/service-area");
  for (const search of ["60540", " 60540-1234 ", "605401234", "Naperville, IL 60540"]) {
    await box(page).fill(search);
    await expect(list(page)).toHaveText(["Naperville"]);
    await expect(page.getByText(/^Yes\. 60540 is a Naperville ZIP code\./)).toHaveCount(1);
    await expect(said(page)).toContainText("so we confirm your address when you call.");
    await expect(page.getByText("No results found")).toHaveCount(0);
  }
});

test("a mail-only code asks for the house's, and a ZIP code half typed for the rest (row 142)", async ({
  page,
}) => {
  await open(page, "/service-area");
  await box(page).fill("60507");
  await expect(said(page)).toHaveText(
    "That looks like a mail-only code for Aurora. What's the ZIP code of the house?",
  );
  await box(page).fill("605");
  await expect(said(page)).toHaveText("Type all five digits of the ZIP code.");
  await expect(list(page)).not.toHaveCount(0);
  await expect(page.getByText("No results found")).toHaveCount(0);
});

for (const [zip, words, asked] of [
  ["60190", "Next to our towns: ask us.", "Winfield (60190)"],
  ["10001", "Not one of our towns: ask us.", "10001"],
] as const) {
  test(`${zip} is told "${words}", and the question travels to the form (row 143)`, async ({
    page,
  }) => {
    await open(page, "/service-area");
    await box(page).fill(zip);
    await expect(said(page)).toHaveText(`No results found for "${zip}"`);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "ask us", exact: true }).click();
    await expect(message(page)).toHaveValue(`Do you serve ${asked}? `);
  });
}

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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("every town stands in the list (rows 18, 144)", async ({ page }) => {
    await page.goto("/service-area");
    await expect(list(page)).toHaveText([...towns]);
  });
});

import { prefillMessages, formWords } from "@/content/words/forms";
import { expect, test } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { quoteFormOn } from "@/e2e/support/journeys/quote-form";
import {
  expectLive,
  filesAsked,
  frames,
  open,
  readToTheEnd,
  scriptFiles,
} from "@/e2e/support/page-steps";

// What a visitor pays for: an island's scripts when it is about to be used. That reading asks for none
// holds every page: specs/accessibility/every-page.

test("who saves data pays on a form's page only for what is used", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const asked = filesAsked(page, scriptFiles);
  for (const path of ["/", "/?utm_source=flyer", "/contact?service=cooling&promo=CODE"]) {
    await open(page, path);
    await readToTheEnd(page);
  }
  const { form, field } = quoteFormOn(page);
  await expect(field(formWords.fields.service)).toHaveValue("cooling");
  await expect(field(formWords.fields.message)).toHaveValue(`${prefillMessages.promo("CODE")} `);
  expect(asked).toEqual([]);

  await newsletterOn(page).input.focus();
  await expectLive(newsletterOn(page).input);
  expect(asked.filter((path) => path.includes("QuoteForm"))).toEqual([]);
  await field(formWords.fields.name).focus();
  await expectLive(form);
});

test("home's largest paint comes before its script", async ({ page }) => {
  const asked = filesAsked(page, scriptFiles);
  const { release } = await holdRequests(page, "**/made/pictures/hero-*");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await frames(page);
  expect(asked).toEqual([]);
  release();
  await expect(page.locator(".typing")).toBeAttached();
  expect(asked.map((path) => path.replace(/-[^-]*$/, ""))).toEqual([
    "/_next/static/scripts/typed-line",
  ]);
});

import { expect, test } from "@/e2e/support/fixtures";
import { sendKeptQuote } from "@/e2e/support/journeys/kept-quote";
import { networkComplaints } from "@/e2e/support/journeys/expect-fault";
import {
  initialValues,
  openQuoteForm,
  quoteFormOn,
  sampleQuote,
} from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, paths } from "@/e2e/support/journeys/sent";

const kept = "We kept what you typed.";

test.describe("the draft", { tag: "@desktop-first" }, () => {
  for (const address of ["/", "/contact"]) {
    test(`what is typed on ${address} survives a reload, leaving and coming back (row 99; F27, F28)`, async ({
      page,
    }) => {
      const quote = sampleQuote();
      const form = await openQuoteForm(page, address);
      await expect(page.getByText(kept)).toBeHidden();
      await form.fill(quote);

      await page.reload();
      await expect(page.getByText(kept)).toBeVisible();
      await form.expectValues(quote);

      await page.locator("footer").getByRole("link", { name: "About Us", exact: true }).click();
      await expect(page).toHaveURL("/about-us");
      await page.goBack();
      await form.expectValues(quote);

      await page.goto("/terms");
      await page.goBack();
      await form.expectValues(quote);
      await page.goForward();
      await expect(page).toHaveURL("/terms");
      await page.goto(address);
      await form.expectValues(quote);
      const storage = await page.evaluate(() => [localStorage.length, sessionStorage.length]);
      expect(storage).toEqual([0, 1]);
    });
  }

  test("a failed send keeps the draft, and a sent quote takes it away (rows 97, 99; F1)", async ({
    page,
    backend,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(networkComplaints);
    const quote = sampleQuote();
    const form = await openQuoteForm(page, "/");
    await form.fill(quote);
    await backend.fault({ path: paths.quote, method: "POST", fault: { status: 500 } });
    await form.button.click();
    await expect(form.error).toHaveText("Submission failed");
    await page.reload();
    await form.expectValues(quote);

    await form.button.click();
    await expect(form.success).toHaveText("Thank you! We'll be in touch soon.");
    await expect(page.getByText(kept)).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.reload();
    await expect(form.button).toBeEnabled();
    await form.expectValues(initialValues);
  });

  test("one press discards the draft for good, and the focus stays in the form (row 97)", async ({
    page,
  }) => {
    const form = await openQuoteForm(page, "/contact");
    await form.fill(sampleQuote());
    await page.reload();
    await page.getByRole("button", { name: "Discard it", exact: true }).click();
    await expect(page.getByText(kept)).toBeHidden();
    await form.expectValues(initialValues);
    await expect(form.field("Name")).toBeFocused();
    await page.reload();
    await expect(form.button).toBeEnabled();
    await form.expectValues(initialValues);
  });

  test("a draft begun on the home page goes on at the contact page, where a code joins it, and the service that was asked for now (rows 92, 99, 138)", async ({
    page,
  }) => {
    const quote = sampleQuote();
    await (await openQuoteForm(page, "/")).fill(quote);
    await page.goto("/contact?service=cooling&promo=CODE");
    await expect(page.getByText(kept)).toBeVisible();
    const message = `${quote.message}\nI would like to use the code CODE. `;
    await quoteFormOn(page).expectValues({ ...quote, service: "cooling", message });
  });

  test("a quote with a code that is left half-way is taken up again, and sent whole (rows 97, 99, 138, 187)", async ({
    page,
    backend,
  }) => {
    const quote = await sendKeptQuote(page);
    expect(await bodiesSentTo(backend, paths.quote)).toEqual([quote]);
  });

  test("two tabs hold two drafts (row 99; F29)", async ({ page, context }) => {
    const quote = sampleQuote();
    await (await openQuoteForm(page, "/contact")).fill(quote);
    const second = await openQuoteForm(await context.newPage(), "/contact");
    await second.expectValues(initialValues);
    await quoteFormOn(page).expectValues(quote);
  });
});

import { company } from "@/content/company";
import { contact } from "@/content/contact";
import { facts } from "@/content/facts";
import { pages } from "@/content/navigation";
import { replyPromise } from "@/content/promises";
import { services } from "@/content/services";
import { formWords } from "@/content/words/forms";
import { receiptWords } from "@/content/words/receipt";
import { smallTargets } from "@/e2e/support/appearance";
import { expect, test } from "@/e2e/support/fixtures";
import {
  initialValues,
  newAddress,
  openQuoteForm,
  quoteFormOn,
  sampleQuote,
} from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, mailsFrom, paths } from "@/e2e/support/journeys/sent";
import { boxOf, expectLive } from "@/e2e/support/page-steps";

const { fields, hints } = formWords;

test("an unfinished form gets a hint under each field until that is right, and makes no call; then our simple pattern, not the browser's, lets it pass (rows 93, 102-112, 150, 195, 207)", async ({
  page,
  backend,
}) => {
  const form = await openQuoteForm(page, "/contact");
  const promise = page.getByText(replyPromise, { exact: true });
  const hintOf = (name: keyof typeof hints) => page.getByText(hints[name], { exact: true });
  const names = Object.keys(hints) as (keyof typeof hints)[];
  await form.expectValues(initialValues);
  await expect(promise).toBeVisible();
  await expect(form.button).toHaveText(contact.button);

  await form.button.click();
  await expect(form.field(fields.name)).toBeFocused();
  for (const name of names) {
    await expect(hintOf(name)).toHaveCount(1);
    await expect(form.field(fields[name])).toHaveAccessibleDescription(hints[name]);
    const field = await boxOf(form.field(fields[name]));
    expect((await boxOf(hintOf(name))).y).toBeGreaterThanOrEqual(field.bottom);
  }
  const quote = sampleQuote({ service: "air-quality" });
  await form.fill({ ...quote, name: "A", phone: "1", email: "a@b" });
  for (const name of names) await expect(hintOf(name)).toHaveCount(name === "email" ? 1 : 0);
  // Typing brings no new one.
  await form.field(fields.name).fill("");
  await expect(hintOf("name")).toHaveCount(0);
  await form.field(fields.name).fill("A");
  await form.button.click();
  await expect(form.field(fields.email)).toBeFocused();
  expect(await backend.requests()).toEqual([]);

  const sent = { ...quote, name: "A", phone: "1", email: quote.email.replace(".com", "..com") };
  await form.field(fields.email).fill(sent.email);
  await form.field(fields.email).press("Enter");
  await expect(form.success).toHaveText(formWords.sent.contact);
  await expect(promise).toBeVisible();
  await form.expectValues(initialValues);
  expect(await bodiesSentTo(backend, paths.quote)).toEqual([sent]);
  expect(await mailsFrom(backend, sent.email)).toHaveLength(1);
});

test("what was sent stays as a receipt (rows 97, 109)", async ({
  page,
  backend,
  watch,
  isMobile,
}) => {
  // Fonts that are late on one of two visits break a line otherwise.
  watch.expect([/woff2/]);
  await page.route("**/*.woff2", (route) => route.abort());
  const quote = sampleQuote({ email: `Ann <${newAddress()}>.`, phone: "６３０ 555-0100\u200b" });
  const email = quote.email.slice(5, -2);
  const form = await openQuoteForm(page, "/contact");
  await form.fill(quote);
  await form.button.click();
  await expect(form.success).toHaveText(formWords.sent.contact);
  const [sent] = await bodiesSentTo(backend, paths.quote);
  expect(sent).toEqual({ ...quote, email, phone: "630 555-0100" });

  const receipt = page.getByRole("region", { name: receiptWords.arrived });
  const expectReceipt = async () => {
    for (const words of [quote.name, email, quote.message, facts.replyTime]) {
      await expect(receipt).toContainText(words);
    }
  };
  await expectReceipt();
  await page.reload();
  await expectReceipt();
  await page.emulateMedia({ media: "print" });
  await expectReceipt();
  await expect(page.getByText(quote.message)).toBeVisible();
  await expect(form.button).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.goto(pages.home.path);
  await page.locator("main form").scrollIntoViewIfNeeded();
  await expectReceipt();
  expect(isMobile ? await page.evaluate(smallTargets) : []).toEqual([]);
  const end = receipt.getByRole("button").last();
  await end.scrollIntoViewIfNeeded();
  const place = (await boxOf(end)).bottom;
  await page.reload();
  await expect.poll(async () => Math.abs((await boxOf(end)).bottom - place)).toBeLessThan(0.5);
  await receipt.getByRole("button", { name: receiptWords.remove }).click();
  await page.goBack();
  await expect(quoteFormOn(page).button).toBeEnabled();
  await expect(receipt).toHaveCount(0);
});

// Leaving between the press and the answer takes nothing away; specs/model does the rest of F26 and F28.
test("left at once, a request arrives (rows 92, 97, 99, 187; F26) @modern", async ({
  page,
  backend,
}) => {
  const quote = sampleQuote();
  // Who comes from a service's page finds that service chosen.
  const { ctaText = "" } = services.waterHeaterRepair;
  await page.goto("/services/waterHeaterRepair");
  await page.getByRole("main").getByRole("link", { name: ctaText }).first().click();
  const form = quoteFormOn(page);
  await expect(form.field(fields.service)).toHaveValue("water-heater");
  await form.fill(quote);
  await expectLive(form.form);
  // The browser may send it only when the page has long gone.
  const headers = { "access-control-allow-headers": "content-type" };
  const fault = { preflightStatus: 204, delayMs: 2500, headers };
  await backend.fault({ path: paths.quote, method: "POST", fault });
  await form.form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    location.assign("/terms");
  });
  await expect(page).toHaveURL("/terms");
  await expect.poll(() => bodiesSentTo(backend, paths.quote)).toEqual([quote]);
  await expect.poll(() => mailsFrom(backend, quote.email)).toHaveLength(1);

  await page.goto("/contact");
  const [before = "", after = ""] = formWords.unconfirmed.split("{phone}");
  const note = page.getByText(before);
  await expect(note).toHaveText(before + company.phone.display + after);
  await expect(note.getByRole("link")).toHaveAttribute("href", `tel:${company.phone.e164}`);
});

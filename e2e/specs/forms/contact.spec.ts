import { services } from "@/content/services";
import { expect, test } from "@/e2e/support/fixtures";
import { callNamed } from "@/e2e/support/journeys/calls";
import { networkComplaints, expectFaults } from "@/e2e/support/journeys/expect-fault";
import {
  initialValues,
  openQuoteForm,
  quoteFormOn,
  sampleQuote,
} from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, mailsFrom, paths } from "@/e2e/support/journeys/sent";
import { stopClock } from "@/e2e/support/journeys/stop-clock";

const thanks = "Thanks! We'll be in touch.";
const hints = {
  Name: "Please enter your name.",
  Email: "Please enter a valid email address",
  Phone: "Please enter your phone number.",
  Service: "Please select a service.",
  Message: "Please enter a message.",
} as const;
const labels = Object.keys(hints) as (keyof typeof hints)[];

test("a visitor writes from the contact page, is thanked for five seconds, and the mail arrives (rows 103, 108-112, 195)", async ({
  page,
  backend,
}) => {
  const quote = sampleQuote({ service: "air-quality", message: "It smells\nof dust." });
  const form = await openQuoteForm(page, "/contact");
  const promise = page.getByText("We'll get back to you in 1-2 business days.", { exact: true });
  await expect(promise).toBeVisible();
  expect(await form.form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(true);
  await form.expectValues(initialValues);
  await expect(form.button).toHaveText("Submit message");

  await form.fill(quote);
  await stopClock(page);
  await form.button.click();
  await expect(form.success).toHaveText(thanks);
  await form.expectValues(initialValues);
  await expect(promise).toBeVisible();
  await page.clock.runFor(4999);
  await expect(form.success).toHaveText(thanks);
  await page.clock.runFor(1);
  await expect(form.success).toBeEmpty();
  expect(await bodiesSentTo(backend, paths.quote)).toEqual([quote]);
  expect(await mailsFrom(backend, quote.email)).toHaveLength(1);
});

test("an empty form gets a hint beside each field and makes no call; each hint stays until its own field is right (rows 105-107, 207)", async ({
  page,
  backend,
}) => {
  const quote = sampleQuote();
  const form = await openQuoteForm(page, "/contact");
  for (const hint of Object.values(hints)) await expect(page.getByText(hint)).toHaveCount(0);
  await form.button.click();
  await expect(form.field("Name")).toBeFocused();

  for (const label of labels) {
    const field = form.field(label);
    const hint = page.getByText(hints[label], { exact: true });
    await expect(hint).toHaveCount(1);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(hints[label]);
    const [fieldBox, hintBox] = [await field.boundingBox(), await hint.boundingBox()];
    expect(hintBox?.y).toBeGreaterThanOrEqual((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0));
  }
  for (const [index, label] of labels.entries()) {
    const field = form.field(label);
    if (label === "Service") await field.selectOption(quote.service);
    else await field.fill(quote[label.toLowerCase() as "name" | "email" | "phone" | "message"]);
    await expect(page.getByText(hints[label])).toHaveCount(0);
    await expect(field).not.toHaveAttribute("aria-invalid");
    for (const later of labels.slice(index + 1)) {
      await expect(page.getByText(hints[later], { exact: true })).toBeVisible();
    }
  }
  expect(await backend.requests()).toEqual([]);
  await form.button.click();
  await expect(form.success).toHaveText(thanks);
});

test("our simple pattern decides about an address, not the browser's own check (rows 105, 107, 150)", async ({
  page,
  backend,
}) => {
  const form = await openQuoteForm(page, "/contact");
  await form.fill(sampleQuote());
  await form.field("Email").fill("a@b");
  await form.button.click();
  await expect(page.getByText(hints.Email, { exact: true })).toBeVisible();
  await expect(form.field("Email")).toBeFocused();
  expect(await backend.requests()).toEqual([]);
  await form.field("Email").fill("x@y..z");
  await form.field("Email").press("Enter");
  await expect(form.field("Email")).toHaveValue("");
  expect(await bodiesSentTo(backend, paths.quote)).toHaveLength(1);
});

test("the contact page says what went wrong and keeps every field (rows 111, 192, 193, 195; F1, F8)", async ({
  page,
  backend,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(networkComplaints);
  await expectFaults(page, backend, callNamed("contact"), [
    "500 with a sentence",
    "500 with an HTML body",
    "connectionrefused",
  ]);
});

test("links of ours choose the service or bring the code, and a reset does not bring them back (rows 92, 97, 138, 205)", async ({
  page,
}) => {
  const form = await openQuoteForm(page, "/contact?service=cooling&promo=SUMMER25");
  await expect(form.field("Service")).toHaveValue("cooling");
  await expect(form.field("Message")).toHaveValue(/SUMMER25/);
  const [sent] = [page.waitForRequest(`**${paths.quote}`)];
  const message = await form.field("Message").inputValue();
  await form.fill(sampleQuote({ service: "cooling", message }));
  await form.button.click();
  expect((await sent).postDataJSON()).toMatchObject({ service: "cooling", message });
  await expect(form.success).toHaveText(thanks);
  await form.expectValues(initialValues);
});

test("who comes from a service's page finds that service chosen (rows 92, 205)", async ({
  page,
}) => {
  const { option, ctaText = "" } = services.waterHeaterRepair;
  await page.goto("/services/waterHeaterRepair");
  await page.getByRole("main").getByRole("link", { name: ctaText }).first().click();
  await expect(page).toHaveURL("/contact");
  await quoteFormOn(page).field("Name").focus();
  await expect(quoteFormOn(page).field("Service")).toHaveValue(option);
});

import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@/e2e/fixtures";
import { callNamed } from "@/e2e/journeys/calls";
import { sendAndHold } from "@/e2e/journeys/in-flight";
import { networkComplaints } from "@/e2e/journeys/prove-fault";
import { initialValues, openQuoteForm, quoteFormOn, sampleQuote } from "@/e2e/journeys/quote-form";
import { bodiesSentTo, paths, postsTo } from "@/e2e/journeys/sent";

// What a visitor does between the press and the answer takes nothing away (faults 26, part a).

const contact = callNamed("contact");
const draft = (page: Page) => page.evaluate(() => sessionStorage.length);
const leave = async (page: Page) => {
  await page.locator("footer").getByRole("link", { name: "About Us", exact: true }).click();
  await expect(page).toHaveURL("/about-us");
};

/** A filled contact form whose request is on its way. */
async function sendSlowly(page: Page, backend: Parameters<typeof sendAndHold>[1]) {
  const quote = sampleQuote();
  const form = await openQuoteForm(page, "/contact");
  await form.fill(quote);
  return { quote, form, held: await sendAndHold(page, backend, contact, form) };
}

/** The same, after a visit to another page. */
async function sendSlowlyAndReturn(...from: Parameters<typeof sendSlowly>) {
  const sent = await sendSlowly(...from);
  await leave(from[0]);
  await from[0].goBack();
  return sent;
}

test("what is added while it is sent stays in the form and in the draft (row 97; faults 26)", async ({
  page,
  backend,
}) => {
  const { quote, form, held } = await sendSlowly(page, backend);
  const message = `${quote.message} And the fan is loud.`;
  await form.field("Message").fill(message);
  held.release();
  await expect(form.success).toHaveText(contact.done);
  await form.expectValues({ ...quote, message });
  expect(await bodiesSentTo(backend, paths.quote)).toEqual([quote]);
  await page.reload();
  await quoteFormOn(page).expectValues({ ...quote, message });
});

test("who comes back before the answer finds nothing to send twice (faults 26)", async ({
  page,
  backend,
}) => {
  const { form, held } = await sendSlowlyAndReturn(page, backend);
  await form.expectValues(initialValues);
  held.release();
  await expect.poll(() => draft(page)).toBe(0);
  expect(await postsTo(backend, paths.quote)).toHaveLength(1);
});

test("another request typed before the answer keeps its draft (faults 26)", async ({
  page,
  backend,
}) => {
  const { form, held } = await sendSlowlyAndReturn(page, backend);
  await form.field("Name").fill("Somebody Else");
  const answered = page.waitForResponse(`**${contact.path}`);
  held.release();
  await (await answered).finished();
  await page.reload();
  await expect(form.field("Name")).toHaveValue("Somebody Else");
});

test("a send that fails after the visitor has left is told when they come back (row 99; faults 26)", async ({
  page,
  backend,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(networkComplaints);
  await backend.fault({ path: paths.quote, method: "POST", times: 1, fault: { status: 500 } });
  const quote = sampleQuote();
  const form = await openQuoteForm(page, "/contact");
  await form.fill(quote);
  const answered = page.waitForResponse(`**${contact.path}`);
  await form.button.click();
  await leave(page);
  await (await answered).finished();
  await page.goBack();
  await expect(page.getByText("We kept what you typed. It was not sent.")).toBeVisible();
  await form.expectValues(quote);
});

/** Whether the middle of an element is what one sees there, not something above it. */
const onTop = (element: Locator) =>
  element.evaluate((message) => {
    const { left, top, width, height } = message.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && message.contains(seen);
  });

for (const address of ["/", "/contact"]) {
  test(`on ${address} the outcome is on the screen, sent by Enter far above it (rows 98, 99; faults part a)`, async ({
    page,
    backend,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(networkComplaints);
    await backend.fault({ path: paths.quote, method: "POST", times: 1, fault: { status: 500 } });
    const form = await openQuoteForm(page, address);
    await form.fill(sampleQuote());
    for (const outcome of [form.error, form.success]) {
      await form.field("Name").evaluate((field) => field.scrollIntoView({ block: "start" }));
      await form.field("Name").press("Enter");
      await expect(outcome).toHaveText(/\S/);
      await expect(outcome).toBeInViewport({ ratio: 1 });
      await expect.poll(() => onTop(outcome)).toBe(true);
    }
  });
}

import { company } from "@/content/company";
import { formWords } from "@/content/words/forms";
import { mailFailed } from "@/content/words/mail";
import { receiptWords } from "@/content/words/receipt";
import { testTime } from "@/e2e/support/clock";
import { expect, type Locator, test } from "@/e2e/support/fixtures";
import { networkComplaints } from "@/e2e/support/browser/watch-context";
import { openQuoteForm, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, paths } from "@/e2e/support/journeys/sent";

const { fields } = formWords;
const thanks = formWords.sent.home;
/** 10,000 characters with markup and a mark that turns the writing direction. */
const longError = `<img src=x onerror="window.ran=1">\u202e${"long".repeat(2500)}`;

test("what passes is one request (rows 2, 87, 88, 93, 187, 191) @modern", async ({
  page,
  backend,
}) => {
  const form = await openQuoteForm(page, "/");
  const quote = sampleQuote({ name: "A", phone: "1", message: "", subscribe: true });
  for (const name of ["name", "email", "phone"] as const) {
    await form.button.click();
    await expect(form.field(fields[name])).toBeFocused();
    await form.field(fields[name]).fill(quote[name]);
  }
  await form.button.click();
  await expect(form.field(fields.service)).toBeFocused();
  await form.fill({ ...quote, email: "a b@c.d" });
  await form.button.click();
  await expect(form.field(fields.email)).toBeFocused();
  expect(await backend.requests()).toEqual([]);

  await form.field(fields.email).fill(quote.email);
  await form.field(fields.email).press("Enter");
  await expect(form.success).toHaveText(thanks);
  const [preflight, post, ...more] = await backend.requests();
  expect(more).toEqual([]);
  // The browser asks leave for every header beyond its own: there is only this one.
  expect(preflight?.headers["access-control-request-headers"]).toBe("content-type");
  expect(post?.headers["content-type"]).toBe("application/json");
  expect(post?.headers.cookie).toBeUndefined();
  expect(JSON.parse(post?.body ?? "")).toEqual(quote);
  expect((await backend.outbox()).subscribers).toContain(quote.email);
});

test("Enter that is held presses once, wherever the focus moves (rows 97, 187; F24)", async ({
  page,
  backend,
}) => {
  const form = await openQuoteForm(page, "/");
  await form.fill(sampleQuote());
  await form.button.click();
  await expect(form.success).toHaveText(thanks);
  await form.fill(sampleQuote({ message: "Half of" }));
  const remove = page.getByRole("button", { name: receiptWords.remove });
  await remove.focus();
  for (let held = 0; held < 4; held += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(remove).toHaveCount(0);
  await expect(form.button).toBeFocused();
  expect(await bodiesSentTo(backend, paths.quote)).toHaveLength(1);
});

test("what is said is on the screen although Enter was pressed far above it: an error red, with an icon and the telephone, until a new message has its own five seconds, and long in a box that scrolls (rows 98-100, 192, 193, 196; F7, F12, F25) @phone @modern", async ({
  page,
  backend,
  watch,
}) => {
  watch.expect(networkComplaints);
  const form = await openQuoteForm(page, "/");
  await form.fill(sampleQuote());
  // From here only `page.clock.runFor` moves it: a message is seen at 4,999 ms, and gone at 5,000.
  await page.clock.install({ time: testTime });
  await page.clock.pauseAt(testTime.getTime() + 60_000);
  const send = async () => {
    const name = form.field(fields.name);
    await name.evaluate((field) => field.scrollIntoView({ block: "start" }));
    await name.press("Enter");
  };
  // First, because a browser remembers that it may send.
  await backend.fault({ path: paths.quote, fault: { preflightStatus: 403 } });
  await form.button.click();
  await expect(form.error).toContainText("Failed to fetch");
  await page.clock.runFor(5000);
  const body = JSON.stringify({ error: longError });
  await backend.fault({ path: paths.quote, method: "POST", fault: { status: 500, body } });
  await form.button.click();
  await expect(form.error).toContainText(longError);
  // However long it is, its box scrolls.
  expect((await form.error.boundingBox())?.height).toBeLessThan(300);
  await backend.fault({ path: paths.quote, method: "POST", times: 2, fault: { status: 500 } });
  await send();
  const words = form.error.getByText(mailFailed.quote, { exact: true });
  await expectSeen(words);
  const [red = 0, green = 0, blue = 0] = await words.evaluate((shown) =>
    (getComputedStyle(shown).color.match(/[\d.]+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  expect((await form.error.locator("svg").boundingBox())?.width).toBeLessThanOrEqual(24);
  const [stillHere = ""] = formWords.failed.split("{phone}");
  const call = form.error.getByText(stillHere).getByRole("link");
  await expect(call).toHaveAttribute("href", `tel:${company.phone.e164}`);

  await send();
  await expectSeen(words);
  await page.clock.runFor(3000);
  await send();
  await expect(form.success).toHaveText(thanks);
  await expect(form.error).toBeEmpty();
  await expectSeen(form.success);
  await page.clock.runFor(4999);
  await expect(form.success).toHaveText(thanks);
  await page.clock.runFor(1);
  await expect(form.success).toBeEmpty();
});

/** The middle of an element is what one sees there, not something above it. */
async function expectSeen(element: Locator) {
  await expect(element).toBeInViewport({ ratio: 1 });
  const onTop = () =>
    element.evaluate((message) => {
      const { left, top, width, height } = message.getBoundingClientRect();
      return message.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(onTop).toBe(true);
}

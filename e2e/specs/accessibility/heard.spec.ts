import { company } from "@/content/company";
import { contact } from "@/content/contact";
import { pages } from "@/content/navigation";
import { frameWords } from "@/content/words/frame";
import { galleryWords } from "@/content/words/gallery";
import { codeWords } from "@/content/words/offers";
import { newsletterWords } from "@/content/words/newsletter";
import { receiptWords } from "@/content/words/receipt";
import { unsubscribeWords } from "@/content/words/unsubscribe";
import { testTime } from "@/e2e/support/clock";
import { expect, type Locator, type Page, test } from "@/e2e/support/fixtures";
import { galleryOn } from "@/e2e/support/gallery";
import { networkComplaints } from "@/e2e/support/browser/watch-context";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { openQuoteForm, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { paths } from "@/e2e/support/journeys/sent";
import { openConfirmation, unsubscribed } from "@/e2e/support/journeys/unsubscribe";
import { open } from "@/e2e/support/page-steps";
import { read, said } from "@/e2e/support/screen-reader";

// What a screen reader says on the main journeys, in its order. The transcripts are kept beside this file;
// `npm run heard` writes them anew after a build, for somebody to read.

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "America/Chicago" });
test.beforeEach(({ page }) => page.clock.setFixedTime(testTime));

const press = (page: Page, name: string) => () =>
  page.getByRole("button", { name, exact: true }).press("Enter");

/** As it is kept: without the number, which is the owner's. */
const kept = (phrases: readonly string[]) =>
  phrases.join("\n").replaceAll(company.phone.display, "{phone}");

/** What is heard of a part as it is read through, and then at each step until it has ended as it says. */
async function transcript(
  page: Page,
  part: Locator,
  steps: readonly (readonly [name: string, take: () => Promise<unknown>, last: string])[],
): Promise<string> {
  const heard = await read(page, part);
  for (const [name, take, last] of steps) {
    heard.push(`== ${name}`);
    await take();
    const hear = async () => heard[heard.push(...(await said(page))) - 1];
    await expect.poll(hear, name).toContain(last);
  }
  return kept(heard);
}

for (const [name, path] of [
  ["home", "/"],
  ["service", "/services/emergencyAC"],
  ["contact", pages.contact.path],
] as const)
  test(`what is heard of ${path} down to its second heading`, async ({ page }) => {
    await open(page, path);
    const phrases = await read(page, page.locator("body"));
    const main = phrases.slice(phrases.indexOf("main"));
    const next = main.findIndex((phrase) => /^heading.* level 2/.test(phrase));
    expect(kept(main.slice(0, next))).toMatchSnapshot(`${name}.txt`);
  });

test("what is heard of the phone's menu follows its button @phone", async ({ page, isMobile }) => {
  test.skip(!isMobile, "it is the phone's");
  await open(page, "/terms");
  const { menu } = frameWords;
  await press(page, menu.open)();
  const heard = await transcript(page, page.locator("body > header"), [
    [pages.services.label, press(page, pages.services.label), pages.services.label],
    [menu.back, press(page, menu.back), pages.services.label],
    ["Escape", () => page.keyboard.press("Escape"), menu.open],
  ]);
  expect(heard).toMatchSnapshot("menu.txt");
});

test.describe("what is heard, the same on a phone @once", () => {
  test("of the contact form and its receipt (F39)", async ({ page, backend, watch }) => {
    watch.expect(networkComplaints);
    const fault = { status: 500, body: '{"error":"Busy"}' };
    await backend.fault({ path: paths.quote, method: "POST", times: 2, fault });
    const { form, fill } = await openQuoteForm(page, pages.contact.path);
    const quote = sampleQuote({ name: "Ann", email: "ann@example.com", message: "No heat" });
    const send = press(page, contact.button);
    const heard = await transcript(page, form.locator("xpath=ancestor::react-island"), [
      ["Send, unfinished", send, "textbox, Name"],
      ["filled in", () => fill(quote), "checkbox"],
      ["Send, refused", send, "Busy"],
      ["Send, refused again", send, "Busy"],
      ["Send, accepted", send, receiptWords.told],
    ]);
    const receipt = page.getByRole("region", { name: receiptWords.arrived });
    const copy = await transcript(page, receipt, []);
    expect(`${heard}\n== the receipt\n${copy}`).toMatchSnapshot("form.txt");
  });

  test("of the newsletter", async ({ page }) => {
    await open(page, "/terms");
    const { form, input } = newsletterOn(page);
    const subscribe = press(page, newsletterWords.subscribe);
    const heard = await transcript(page, form, [
      ["Subscribe, no address", subscribe, newsletterWords.invalid],
      ["filled in", () => input.fill("ann@example.com"), newsletterWords.label],
      ["Subscribe, accepted", subscribe, newsletterWords.subscribed],
    ]);
    expect(heard).toMatchSnapshot("newsletter.txt");
  });

  test("of unsubscribing, and of coming back", async ({ page }) => {
    const { main } = await openConfirmation(page, "?email=ann@example.com");
    const { yes, resubscribe, resubscribed } = unsubscribeWords;
    const heard = await transcript(page, main, [
      [yes, press(page, yes), unsubscribed],
      [resubscribe, press(page, resubscribe), resubscribed],
    ]);
    expect(heard).toMatchSnapshot("unsubscribe.txt");
  });

  test("of a code that is copied twice", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-write"]);
    await page.goto(pages.promotions.path);
    const ticket = page.getByRole("article").first();
    const copy = () => ticket.getByRole("button").first().press("Enter");
    const heard = await transcript(page, ticket, [
      ["Copy", copy, codeWords.copied],
      ["Copy, again", copy, codeWords.copied],
    ]);
    expect(heard.slice(heard.indexOf("=="))).toMatchSnapshot("code.txt");
  });

  test("of the gallery's filter", async ({ page }) => {
    await galleryOn(page).visit("/gallery?category=Heat+Pump");
    const { filterBy, filters } = galleryWords;
    const heard = await transcript(page, page.getByRole("main"), [
      [filters.heating, () => galleryOn(page).filter(filters.heating).press("Enter"), "pictures"],
    ]);
    expect(heard.slice(heard.indexOf(filterBy))).toMatchSnapshot("gallery.txt");
  });
});

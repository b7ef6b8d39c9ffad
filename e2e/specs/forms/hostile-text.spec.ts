import { expect, test } from "@/e2e/support/fixtures";
import { longError } from "@/e2e/support/journeys/fault-table";
import { asAddress, hostileTexts, onLines, onOneLine } from "@/e2e/support/journeys/hostile-text";
import { openNewsletter } from "@/e2e/support/journeys/newsletter";
import { networkComplaints } from "@/e2e/support/journeys/expect-fault";
import { openQuoteForm, sampleQuote } from "@/e2e/support/journeys/quote-form";
import type { QuoteForm } from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, paths } from "@/e2e/support/journeys/sent";
import { openConfirmation } from "@/e2e/support/journeys/unsubscribe";
import { watchForCode } from "@/e2e/support/journeys/watch-for-code";
import { areaWords } from "@/content/words/service-area";

async function sendAll(form: QuoteForm, texts: readonly string[], address: boolean) {
  const sent = [];
  for (const text of texts) {
    const line = onOneLine(text);
    const changes = { name: text, phone: text, message: text };
    const quote = sampleQuote(address ? { ...changes, email: asAddress(text) } : changes);
    await form.fill(quote);
    await form.button.click();
    // Cleared fields say that it arrived; the message may still be the one before.
    await expect(form.field("Phone")).toHaveValue("");
    sent.push({ ...quote, name: line, phone: line, message: onLines(text) });
  }
  return sent;
}

test.describe("hostile text", { tag: "@desktop-first" }, () => {
  test("hostile text in the home form arrives as typed and runs nowhere (rows 93, 187)", async ({
    page,
    backend,
  }) => {
    const form = await openQuoteForm(page, "/");
    const sent = await sendAll(form, hostileTexts, false);
    expect(await bodiesSentTo(backend, paths.quote)).toEqual(sent);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  });

  test("hostile text in every field of the contact form arrives as typed and runs nowhere (rows 107, 112, 187)", async ({
    page,
    backend,
  }) => {
    const form = await openQuoteForm(page, "/contact");
    const expectNoCode = await watchForCode(page);
    const sent = await sendAll(form, hostileTexts, true);
    expect(await bodiesSentTo(backend, paths.quote)).toEqual(sent);
    await expect(form.success).toBeEmpty();
    await expectNoCode();
  });

  test("hostile text in the newsletter's field arrives as typed and runs nowhere (rows 150, 188)", async ({
    page,
    backend,
  }) => {
    const { input, button } = await openNewsletter(page);
    const addresses = hostileTexts.map(asAddress);
    for (const address of addresses) {
      await input.fill(address);
      await button.click();
      await expect(input).toHaveValue("");
    }
    const sent = await bodiesSentTo(backend, paths.subscribe);
    expect(sent).toEqual(addresses.map((email) => ({ email })));
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  });

  test("hostile text in the address is put into the message as text (rows 138, 142)", async ({
    page,
  }) => {
    await page.goto("/contact");
    const expectNoCode = await watchForCode(page);
    for (const text of hostileTexts) {
      await page.goto(`/contact?promo=${encodeURIComponent(text)}`);
      const sentence = `I would like to use the code ${onLines(text).trim()}. `;
      await expect(page.getByLabel("Message")).toHaveValue(sentence);
    }
    await expectNoCode();

    await page.goto("/service-area");
    const search = page.getByRole("searchbox");
    for (const text of hostileTexts) {
      await search.fill(text);
      const said = page.getByRole("main").getByText("No results found for");
      expect(await said.textContent()).toBe(areaWords.noResults(await search.inputValue()));
    }
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  });

  test("a message of 100 kB and a name of 5,000 letters arrive whole and stay within a phone's width (row 93)", async ({
    page,
    backend,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const quote = sampleQuote({ name: "n".repeat(5000), message: "long 🔥 text\n".repeat(8000) });
    const form = await openQuoteForm(page, "/contact");
    await form.fill({ ...quote, message: "." });
    // Typing that much would take a minute: it is pasted.
    await form.field("Message").evaluate((area: HTMLTextAreaElement, message) => {
      area.value = message;
      area.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }, quote.message);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await form.button.click();
    await expect(form.success).toHaveText("Thanks! We'll be in touch.");
    expect(await bodiesSentTo(backend, paths.quote)).toEqual([quote]);
  });

  test("hostile words from the server are shown as text, capped, and fit 320 px (rows 99, 192, 196; F7)", async ({
    page,
    backend,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(networkComplaints);
    await page.setViewportSize({ width: 320, height: 640 });
    const refuse = (path: string, error: string) =>
      backend.fault({
        path,
        method: "POST",
        fault: { status: 400, body: JSON.stringify({ error }) },
      });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    const short = hostileTexts.map((text) => text.replaceAll(/\s+/g, " "));

    const form = await openQuoteForm(page, "/contact");
    await form.fill(sampleQuote());
    for (const error of [...short, longError]) {
      await refuse(paths.quote, error);
      await form.button.click();
      await expect(form.error).toHaveText(error.slice(0, 500));
    }
    expect(await width()).toBe(320);
    await expect(form.error.locator("img, script")).toHaveCount(0);

    const newsletter = await openNewsletter(page);
    await newsletter.input.fill("a@b.c");
    for (const error of [...short, longError]) {
      await refuse(paths.subscribe, error);
      await newsletter.button.click();
      await expect(newsletter.error).toHaveText(error.slice(0, 500));
    }
    expect(await width()).toBe(320);

    for (const error of [...short, longError]) {
      const flow = await openConfirmation(page, "?email=a@b.c");
      await refuse(paths.unsubscribe, error);
      await flow.yes.click();
      await expect(flow.error).toHaveText(error.slice(0, 500));
    }
    expect(await width()).toBe(320);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  });
});

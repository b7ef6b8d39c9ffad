import { expectLive } from "@/e2e/support/page-steps";
import type { Locator, Page } from "@playwright/test";
import { company } from "@/content/company";
import { expect, test } from "@/e2e/support/fixtures";
import { callNamed } from "@/e2e/support/journeys/calls";
import { sendAndHold } from "@/e2e/support/journeys/in-flight";
import { networkComplaints } from "@/e2e/support/journeys/expect-fault";
import { openQuoteForm, quoteFormOn, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, mailsFrom, paths, postsTo } from "@/e2e/support/journeys/sent";

// What a visitor does between the press and the answer takes nothing away (F26, F28).

const contact = callNamed("contact");
const unconfirmed = (page: Page) =>
  page.getByText(/^We couldn't confirm that your last request was sent\./);

test.describe("a request in flight", { tag: "@desktop-first" }, () => {
  test("what is added while it is sent stays in the form and in the draft (row 97; F26)", async ({
    page,
    backend,
  }) => {
    const quote = sampleQuote();
    const form = await openQuoteForm(page, "/contact");
    await form.fill(quote);
    const held = await sendAndHold(page, backend, contact, form);
    const message = `${quote.message} And the fan is loud.`;
    await form.field("Message").fill(message);
    held.release();
    await expect(form.success).toHaveText(contact.done);
    await form.expectValues({ ...quote, message });
    expect(await bodiesSentTo(backend, paths.quote)).toEqual([quote]);
    await page.reload();
    await quoteFormOn(page).expectValues({ ...quote, message });
  });

  for (const [way, leave] of [
    [
      "a menu link",
      (page: Page) =>
        page
          .getByRole("banner")
          .locator("a[href='/promotions']")
          .first()
          .evaluate((link: HTMLElement) => link.click()),
    ],
    ["a reload", (page: Page) => page.evaluate(() => location.reload())],
  ] as const) {
    test(`a request that ${way} overtakes arrives, and the next form says that nobody knows, once, with the text kept (rows 97, 99; F26, F28)`, async ({
      page,
      backend,
    }) => {
      const quote = sampleQuote();
      const form = await openQuoteForm(page, "/contact");
      await form.fill(quote);
      // The browser asks the backend first; before it has its answer, the page is gone.
      await backend.fault({ path: paths.quote, method: "POST", fault: { delayMs: 800 } });
      await form.button.click();
      await expect(form.button).toHaveText("Sending...");
      await leave(page);
      await expect.poll(async () => (await mailsFrom(backend, quote.email)).length).toBe(1);

      if (way === "a menu link") {
        await expect(page).toHaveURL("/promotions");
        await page.goto("/contact");
      }
      await expect(unconfirmed(page)).toBeVisible();
      await expect(unconfirmed(page)).toContainText("to be sure, or send it again.");
      await expect(
        unconfirmed(page).getByRole("link", { name: company.phone.display }),
      ).toBeVisible();
      await quoteFormOn(page).expectValues(quote);
      await page.reload();
      await expect(page.getByText("We kept what you typed.")).toBeVisible();
      await expect(unconfirmed(page)).toBeHidden();
      await quoteFormOn(page).expectValues(quote);
      expect(await postsTo(backend, paths.quote)).toHaveLength(1);
    });
  }

  test("a request pressed and left in one breath arrives (row 187; F26)", async ({
    page,
    backend,
  }) => {
    const quote = sampleQuote();
    const form = await openQuoteForm(page, "/contact");
    await form.fill(quote);
    await form.field("Name").focus();
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
  });

  test("a request too long to outlive its page asks the visitor to wait, and only while it is sent (F26)", async ({
    page,
    backend,
  }) => {
    const quote = sampleQuote({ message: "x".repeat(100_000) });
    const form = await openQuoteForm(page, "/contact");
    await form.fill(quote);
    const held = await sendAndHold(page, backend, contact, form);
    const asked = page.waitForEvent("dialog");
    await page.evaluate(() => setTimeout(() => location.assign("/terms")));
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await expect(page).toHaveURL("/contact");
    held.release();
    await expect(form.success).toHaveText(contact.done);
    expect(await bodiesSentTo(backend, paths.quote)).toEqual([quote]);
    await page.goto("/terms");
    await expect(page).toHaveURL("/terms");
  });

  /** Whether the middle of an element is what one sees there, not something above it. */
  const onTop = (element: Locator) =>
    element.evaluate((message) => {
      const { left, top, width, height } = message.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen !== null && message.contains(seen);
    });

  for (const address of ["/", "/contact"]) {
    test(`on ${address} the outcome is on the screen, sent by Enter far above it (rows 98, 99)`, async ({
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
});

import { expect, test } from "@/e2e/support/fixtures";
import { callNamed } from "@/e2e/support/journeys/calls";
import { gestures, expectGesture } from "@/e2e/support/journeys/gestures";
import { networkComplaints, expectFaults } from "@/e2e/support/journeys/expect-fault";
import {
  initialValues,
  openQuoteForm,
  quoteFormOn,
  sampleQuote,
} from "@/e2e/support/journeys/quote-form";
import { mailsFrom, paths, postsTo } from "@/e2e/support/journeys/sent";

const quoteCall = callNamed("quote");

test.describe("faults of a quote", { tag: "@desktop-first" }, () => {
  // One of each kind: lib/forms/mail.test.ts has every answer, e2e/specs/full/fault-grid.spec.ts every
  // fault of every call.
  test("a quote the server refuses is answered with its words, or ours, and nothing is lost (rows 99, 192, 196; F1, F2, F14)", async ({
    page,
    backend,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(networkComplaints);
    await expectFaults(page, backend, quoteCall, [
      "500 with a sentence",
      "500 with an HTML body",
      "500 with the body cut off",
    ]);
  });

  test("a quote that the network or a redirect swallows is never called sent (rows 28, 99, 193; F8, F11, F12, F17)", async ({
    page,
    backend,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(networkComplaints);
    await expectFaults(page, backend, quoteCall, [
      "a refused preflight",
      "connectionrefused",
      "an answer without CORS headers",
      "the redirect 301",
    ]);
  });

  for (const name of ["200 with an HTML body", "204"]) {
    test(`a quote answered by ${name} is sent: the status alone decides (rows 28, 97, 98, 194; F15, F16)`, async ({
      page,
      backend,
    }) => {
      await expectFaults(page, backend, quoteCall, [name]);
      await quoteFormOn(page).expectValues(initialValues);
    });
  }

  test("however a visitor presses, one quote is sent (row 96; F22-F24)", async ({
    page,
    backend,
  }) => {
    for (const gesture of gestures) {
      await test.step(gesture.name, () => expectGesture(page, backend, quoteCall, gesture));
    }
  });

  test("an error is red, has an icon, offers the telephone and lets the visitor send again (rows 99, 193)", async ({
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
    const words = form.error.getByText("Submission failed", { exact: true });
    await expect(words).toBeVisible();
    const [red = 0, green = 0, blue = 0] = await words.evaluate((shown) =>
      (getComputedStyle(shown).color.match(/[\d.]+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    const icon = form.error.locator("svg");
    await expect(icon).toBeVisible();
    const [iconBox, wordsBox] = [await icon.boundingBox(), await words.boundingBox()];
    expect(iconBox?.width).toBeLessThanOrEqual(24);
    expect(wordsBox?.width).toBeGreaterThan(100);
    const still = form.form.getByText(/^Your text is still here/);
    await expect(still.locator("a[href^='tel:']")).toBeVisible();

    await form.button.click();
    await expect(form.success).toHaveText("Thank you! We'll be in touch soon.");
    expect(await mailsFrom(backend, quote.email)).toHaveLength(1);
  });

  test("being offline is said before the send, and the text is still there after (rows 99, 193; F9, F10)", async ({
    page,
    context,
    backend,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(networkComplaints);
    const quote = sampleQuote();
    const form = await openQuoteForm(page, "/");
    await form.fill(quote);
    const note = form.form.getByText(
      "You're offline. Your request is saved on this device and not sent yet.",
      { exact: true },
    );
    await expect(note).toBeHidden();
    await context.setOffline(true);
    await expect(note).toBeVisible();
    await form.button.click();
    await expect(form.error).toHaveText("Failed to fetch");
    await form.expectValues(quote);

    await context.setOffline(false);
    await expect(note).toBeHidden();
    await form.expectValues(quote);
    expect(await postsTo(backend, paths.quote)).toEqual([]);
    await form.button.click();
    await expect(form.success).toHaveText("Thank you! We'll be in touch soon.");
    expect(await postsTo(backend, paths.quote)).toHaveLength(1);
  });
});

import { company } from "@/content/company";
import { formWords } from "@/content/words/forms";
import { frameWords } from "@/content/words/frame";
import { newsletterWords } from "@/content/words/newsletter";
import { expect, type Route, test } from "@/e2e/support/fixtures";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { newAddress, quoteFormOn, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, paths } from "@/e2e/support/journeys/sent";
import { finishAnimations, open, opening, rewrite } from "@/e2e/support/page-steps";

// What is done before an island lives is done once it does. specs/model types, presses, waits, leaves
// and reloads before the scripts come, with drafts, codes, translators and storages of all kinds.

const asScript = (body: string) => (route: Route) =>
  route.fulfill({ contentType: "text/javascript", body });

// A proxy that rewrites pages makes the policy forbid the page script.
test("a form without page script (row 18; F30, F40) @modern", async ({ page, watch }) => {
  watch.expect([/Content Security Policy/]);
  await rewrite(page, "/contact", (html) => html.replaceAll(/<script(?! type)[^>]*>/g, "$&;"));
  await page.goto("/contact");
  const { form, button } = quoteFormOn(page);
  const says = form.getByText(opening(formWords.withoutScript));
  await expect(says).toBeHidden();
  await finishAnimations(page);
  await expect(says).toBeVisible();
  await expect(button).toBeDisabled();
});

test("what follows a press is in its colors while pictures still load (row 99)", async ({
  page,
}) => {
  await page.route(/made\/pictures/, () => {});
  await page.goto("/contact", { waitUntil: "commit" });
  const { button, field } = quoteFormOn(page);
  await button.click();
  const name = field(formWords.fields.name);
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveCSS("border-top-width", "2px");
});

// Each island fails alone: it says so beside itself, with the number and the way to load the page again.
test("whatever is wrong with a form's script, it says so and keeps all while the others live; the page loaded again has what was typed, and sends once (row 99; F30, F44)", async ({
  page,
  backend,
  watch,
}) => {
  watch.expect([/Failed to (load resource|fetch dynamically)/]);
  watch.expect([/cannot run/, /is not a function/]);
  const answers = [
    (route: Route) => route.abort(),
    asScript("throw new Error('cannot run')"),
    asScript(""),
  ];
  let [answer] = answers;
  await page.route(/QuoteForm-.*\.js/, (route) => answer?.(route) ?? route.continue());
  const quote = sampleQuote();
  await open(page, "/contact");
  const form = quoteFormOn(page);
  const { failed, again } = frameWords.loading;
  const note = page.getByRole("alert").filter({ hasText: opening(failed) });
  const loadAgain = note.getByRole("button", { name: again });
  await form.fill(quote);
  for (const wrong of answers) {
    answer = wrong;
    // By keys: a mouse would rest on the page that comes, and have the script asked for again.
    await form.button.press("Enter");
    await expect(note).toHaveCount(1);
    await expect(note.getByRole("link", { name: company.phone.display })).toBeVisible();
    await expect(form.button).not.toHaveAttribute("aria-busy");
    await Promise.all([page.waitForEvent("load"), loadAgain.press("Enter")]);
    await form.expectValues(quote);
  }
  const { input, button, success } = newsletterOn(page);
  await input.fill(newAddress());
  await button.click();
  await expect(success).toHaveText(newsletterWords.subscribed);

  await form.button.click();
  await expect(note).toHaveCount(1);
  answer = undefined;
  await Promise.all([page.waitForEvent("load"), loadAgain.click()]);
  await form.expectValues(quote);
  expect(await bodiesSentTo(backend, paths.quote)).toEqual([]);
  await form.button.click();
  await expect(form.success).toHaveText(formWords.sent.contact);
  expect(await bodiesSentTo(backend, paths.quote)).toEqual([quote]);
});

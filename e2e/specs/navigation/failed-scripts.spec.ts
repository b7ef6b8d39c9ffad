import type { Page, Route } from "@playwright/test";
import { company } from "@/content/company";
import { expect, test } from "@/e2e/support/fixtures";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import {
  newAddress,
  openQuoteForm,
  quoteFormOn,
  sampleQuote,
} from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, paths } from "@/e2e/support/journeys/sent";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { open, scriptFiles } from "@/e2e/support/page-steps";
import { islandPatience } from "@/lib/timings";

// Each island fails alone: it says so beside itself, with the number and another try, and what was
// pressed is done once when that works.

const note = (page: Page) =>
  page.getByRole("alert").filter({ hasText: /^This part of the page didn't load\./ });

const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: "text/javascript", body });

/** What happens to a script, and what the browser says of it on its console. */
const faults = {
  "do not come": [(route: Route) => route.abort(), /Failed to (load resource|fetch dynamically)/],
  "are gone": [
    (route: Route) => route.fulfill({ status: 404 }),
    /Failed to (load resource|fetch dynamically)/,
  ],
  "do not run": [script("throw new Error('cannot run')"), /cannot run/],
  "are empty": [script(""), /did not run/],
  "are cut off": [script("export const Component = () => {"), /SyntaxError|Unexpected end/],
} as const;

test.describe("scripts that fail", { tag: "@desktop-first" }, () => {
  for (const [words, [answer, complaint]] of Object.entries(faults)) {
    for (const again of ["Try again", "a second press"]) {
      test(`when scripts ${words}, the form says so, and ${again} sends once what was pressed (rows 76, 99; F30)`, async ({
        page,
        backend,
        expectConsoleErrors,
      }) => {
        expectConsoleErrors([complaint]);
        await page.route(scriptFiles, answer);
        const quote = sampleQuote();
        await open(page, "/contact");
        const form = quoteFormOn(page);
        await form.fill(quote);
        await form.button.click();
        await expect(note(page)).toBeVisible();
        await expect(note(page).getByRole("link", { name: company.phone.display })).toBeVisible();
        await expect(form.button).not.toHaveAttribute("aria-busy");
        await form.expectValues(quote);

        await page.unroute(scriptFiles);
        const retry = note(page).getByRole("button", { name: "Try again" });
        await (again === "Try again" ? retry : form.button).click();
        await expect(form.success).toHaveText("Thanks! We'll be in touch.");
        await expect(note(page)).toHaveCount(0);
        expect(await bodiesSentTo(backend, paths.quote)).toEqual([quote]);
      });
    }
  }

  test("scripts that hang are said to be late after five seconds, and another try does not wait for them (F30)", async ({
    page,
    backend,
  }) => {
    await page.clock.install();
    // Another try asks under another address.
    const scripts = await holdRequests(page, /\/_next\/static\/[^?]*\.js$/);
    const email = newAddress();
    await open(page, "/terms");
    const { input, button, success } = newsletterOn(page);
    await input.fill(email);
    await button.click();
    await scripts.arrived;
    await page.clock.fastForward(islandPatience / 2);
    await expect(note(page)).toHaveCount(0);
    await page.clock.fastForward(islandPatience);
    await note(page).getByRole("button", { name: "Try again" }).click();
    await expect(success).toHaveText("Thanks for subscribing!");
    scripts.release();
    await expect(note(page)).toHaveCount(0);
    expect(await bodiesSentTo(backend, paths.subscribe)).toEqual([{ email }]);
  });

  test("an island that fails leaves the others alone (F44)", async ({
    page,
    backend,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors([/Failed to (load resource|fetch dynamically)/]);
    await page.route(/QuoteForm-.*\.js/, (route) => route.abort());
    await open(page, "/contact");
    await quoteFormOn(page).field("Name").focus();
    await expect(note(page)).toHaveCount(1);
    const email = newAddress();
    const { input, button, success } = newsletterOn(page);
    await input.fill(email);
    await button.click();
    await expect(success).toHaveText("Thanks for subscribing!");
    expect(await bodiesSentTo(backend, paths.subscribe)).toEqual([{ email }]);
  });

  for (const address of ["/", "/contact"]) {
    test(`a form on ${address} that throws stands there again with all that was typed, and another try sends it (row 99; F44)`, async ({
      page,
      backend,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors([/the form breaks/]);
      const quote = sampleQuote();
      const form = await openQuoteForm(page, address);
      await form.fill(quote);
      // The form asks this of its message once it has one, so it fails as a part of the page does.
      const own = await page.evaluateHandle(() => {
        const { scrollIntoView } = Element.prototype;
        Element.prototype.scrollIntoView = () => {
          throw new Error("the form breaks");
        };
        return scrollIntoView;
      });
      await backend.fault({ path: paths.quote, method: "POST", fault: { status: 500 } });
      expectConsoleErrors([/status of 500/]);
      await form.button.click();
      await expect(note(page)).toBeVisible();
      await form.expectValues(quote);
      await own.evaluate((scrollIntoView) => {
        Element.prototype.scrollIntoView = scrollIntoView;
      });
      await note(page).getByRole("button", { name: "Try again" }).click();
      await form.button.click();
      await expect(form.success).toHaveText(/^Thank/);
      expect((await bodiesSentTo(backend, paths.quote)).at(-1)).toEqual(quote);
    });
  }
});

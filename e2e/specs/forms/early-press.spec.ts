import { expect, test } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { newAddress, quoteFormOn, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, paths } from "@/e2e/support/journeys/sent";
import { open, openEarly, scriptFiles } from "@/e2e/support/page-steps";

// What is done before an island lives is done in the visitor's name, or not at all.

test.describe("an early press", { tag: "@desktop-first" }, () => {
  for (const address of ["/", "/contact"]) {
    test(`with a kept draft an early Send on ${address} sends it, once and whole, and discards nothing (rows 97, 99; F30)`, async ({
      page,
      backend,
    }) => {
      const quote = sampleQuote();
      await open(page, address);
      const form = quoteFormOn(page);
      await form.fill(quote);
      await holdRequests(page, scriptFiles).then(async (scripts) => {
        await page.reload();
        await expect(page.getByText("We kept what you typed.")).toBeVisible();
        for (let press = 0; press < 3; press += 1) await form.button.click();
        scripts.release();
      });
      await expect(form.success).toHaveText(/^Thank/);
      expect(await bodiesSentTo(backend, paths.quote)).toEqual([quote]);
    });
  }

  test("an early press of the newsletter's button on /unsubscribe is done (rows 149, 157)", async ({
    page,
    backend,
  }) => {
    const email = newAddress();
    const scripts = await openEarly(page, "/unsubscribe?email=a@b.c");
    const { input, button, success } = newsletterOn(page);
    await input.fill(email);
    await button.click();
    scripts.release();
    await expect(success).toHaveText("Thanks for subscribing!");
    await expect(button).not.toHaveAttribute("aria-busy");
    expect(await bodiesSentTo(backend, paths.subscribe)).toEqual([{ email }]);
  });

  test("a code in the address and an early message both arrive (rows 138, 187)", async ({
    page,
    backend,
  }) => {
    const scripts = await openEarly(page, "/contact?promo=CODE&service=cooling");
    const form = quoteFormOn(page);
    const quote = sampleQuote({ message: "Is it still on?" });
    for (const label of ["Name", "Email", "Phone"] as const) {
      await form.field(label).fill(quote[label.toLowerCase() as "name" | "email" | "phone"]);
    }
    await form.field("Message").pressSequentially(quote.message);
    await form.button.click();
    scripts.release();
    await expect(form.success).toHaveText("Thanks! We'll be in touch.");
    const message = expect.stringMatching(/CODE.*Is it still on\?|Is it still on\?.*CODE/s);
    expect(await bodiesSentTo(backend, paths.quote)).toEqual([
      { ...quote, service: "cooling", message, subscribe: true },
    ]);
  });

  test("what was typed early is not forgotten because another page came alive (row 99; F27)", async ({
    page,
  }) => {
    const scripts = await openEarly(page, "/contact");
    const form = quoteFormOn(page);
    await form.field("Name").fill("Ann");
    await form.field("Message").fill("The furnace is cold.");
    await page.goto("/gallery");
    scripts.release();
    await expect(page.getByRole("button", { name: "Display All" })).toBeEnabled();
    await page.locator("footer form input").focus();
    await page.waitForLoadState("networkidle");
    await page.goto("/contact");
    await expect(form.field("Name")).toHaveValue("Ann");
    await expect(form.field("Message")).toHaveValue("The furnace is cold.");
  });

  test("a browser without popovers sends what is typed, and opens and closes its menus (rows 35, 40, 187)", async ({
    page,
    backend,
  }) => {
    await page.addInitScript(() => {
      const { prototype } = HTMLElement;
      for (const name of ["popover", "togglePopover", "showPopover", "hidePopover"]) {
        delete (prototype as unknown as Record<string, unknown>)[name];
      }
      for (const name of ["popoverTargetElement", "popoverTargetAction"]) {
        delete (HTMLButtonElement.prototype as unknown as Record<string, unknown>)[name];
      }
      const { matches } = Element.prototype;
      Object.assign(Element.prototype, {
        matches(this: Element, selector: string) {
          if (selector.includes(":popover-open")) throw new DOMException("unknown", "SyntaxError");
          return matches.call(this, selector);
        },
      });
    });
    const quote = sampleQuote();
    await page.goto("/contact");
    const form = quoteFormOn(page);
    await form.fill(quote);
    await form.button.click();
    await expect(form.success).toHaveText("Thanks! We'll be in touch.");
    expect(await bodiesSentTo(backend, paths.quote)).toEqual([quote]);
  });
});

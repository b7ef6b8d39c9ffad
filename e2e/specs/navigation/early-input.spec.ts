import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { newAddress, quoteFormOn, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, paths } from "@/e2e/support/journeys/sent";
import { finishAnimations, open, scriptFiles, usable } from "@/e2e/support/page-steps";

const waiting = (page: Page) => page.getByText("One moment...");

/** Opens a page whose scripts stay on their way until they are released. */
async function openEarly(page: Page, address: string) {
  const scripts = await holdRequests(page, scriptFiles);
  await page.goto(address);
  return scripts;
}

test.describe("early input", { tag: "@desktop-first" }, () => {
  for (const [address, thanks] of [
    ["/", "Thank you! We'll be in touch soon."],
    ["/contact", "Thanks! We'll be in touch."],
  ] as const) {
    test(`what is typed and pressed on ${address} before the scripts come is sent once they live (rows 87, 90, 187; F30)`, async ({
      page,
      backend,
    }) => {
      const quote = sampleQuote();
      const scripts = await openEarly(page, address);
      const form = quoteFormOn(page);
      await form.fill(quote);
      await expect(form.button).toBeEnabled();
      await form.button.click();
      await form.button.click();
      await expect(form.button).toHaveAttribute("aria-busy", "true");
      await finishAnimations(page);
      await expect(waiting(page)).toBeVisible();
      await expect(page).toHaveURL(address);
      expect(await backend.requests()).toEqual([]);

      scripts.release();
      await expect(form.success).toHaveText(thanks);
      await expect(waiting(page)).toBeHidden();
      expect(await bodiesSentTo(backend, paths.quote)).toEqual([quote]);
    });

    test(`Enter in a field of ${address} before the scripts come sends as well (row 87; F30)`, async ({
      page,
      backend,
    }) => {
      const quote = sampleQuote();
      const scripts = await openEarly(page, address);
      const form = quoteFormOn(page);
      await form.fill(quote);
      for (const label of ["Name", "Email", "Phone"] as const)
        await form.field(label).press("Enter");
      scripts.release();
      await expect(form.success).toHaveText(thanks);
      expect(await bodiesSentTo(backend, paths.quote)).toEqual([quote]);
    });

    test(`a page that a translator has changed loses nothing that was typed on ${address} (row 99; F30)`, async ({
      page,
      backend,
    }) => {
      const quote = sampleQuote();
      const scripts = await openEarly(page, address);
      const form = quoteFormOn(page);
      await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: Text[] = [];
        while (texts.nextNode()) found.push(texts.currentNode as Text);
        for (const text of found) {
          if (!text.data.trim() || text.parentElement?.closest("script, style, option")) continue;
          const font = document.createElement("font");
          font.textContent = `¡${text.data}!`;
          text.replaceWith(font);
        }
      });
      await page.locator("main [name=name]").fill(quote.name);
      await page.locator("main [name=email]").fill(quote.email);
      await page.locator("main [name=phone]").fill(quote.phone);
      await page.locator("main [name=service]").selectOption(quote.service);
      await page.locator("main [name=message]").fill(quote.message);
      await page.locator("main [name=subscribe]").setChecked(quote.subscribe);
      await form.button.click();
      scripts.release();
      await expect(form.success).toHaveText(thanks);
      expect(await bodiesSentTo(backend, paths.quote)).toEqual([quote]);
    });
  }

  test("an unfinished form is stopped by its own check, also before the scripts come (rows 87, 103-107)", async ({
    page,
    backend,
  }) => {
    const home = await openEarly(page, "/");
    await quoteFormOn(page).button.click();
    await expect(quoteFormOn(page).field("Name")).toBeFocused();
    await expect(quoteFormOn(page).button).not.toHaveAttribute("aria-busy");
    home.release();
    const contact = await openEarly(page, "/contact");
    await quoteFormOn(page).button.click();
    contact.release();
    await expect(page.getByText("Please enter a message.")).toBeVisible();
    expect(await backend.requests()).toEqual([]);
  });

  test("an address typed into the footer before the scripts come is sent (rows 149, 188; F30)", async ({
    page,
    backend,
  }) => {
    const email = newAddress();
    const scripts = await openEarly(page, "/terms");
    const { input, success } = newsletterOn(page);
    await input.fill(email);
    await input.press("Enter");
    await expect(page).toHaveURL("/terms");
    scripts.release();
    await expect(success).toHaveText("Thanks for subscribing!");
    expect(await bodiesSentTo(backend, paths.subscribe)).toEqual([{ email }]);
  });

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

  test("what is typed before the scripts come survives a page that is left without them (row 99; F27)", async ({
    page,
  }) => {
    const quote = sampleQuote();
    const scripts = await openEarly(page, "/contact");
    await quoteFormOn(page).fill(quote);
    await page.goto("/terms");
    scripts.release();
    await page.goto("/contact");
    await quoteFormOn(page).expectValues(quote);
    await page.reload();
    await expect(page.getByText("We kept what you typed.")).toBeVisible();
    await quoteFormOn(page).expectValues(quote);
  });

  for (const [storage, spoil] of [
    // What is read of nothing throws, as the storage itself does.
    ["forbidden", () => Object.defineProperty(window, "sessionStorage", { value: null })],
    ["spoilt", () => sessionStorage.setItem("quote-draft", "not JSON")],
  ] as const) {
    test(`a storage that is ${storage} is no reason to fail (F30)`, async ({ page, backend }) => {
      await page.addInitScript(spoil);
      const email = newAddress();
      const scripts = await openEarly(page, "/terms");
      const { input, success } = newsletterOn(page);
      await input.fill(email);
      await input.press("Enter");
      scripts.release();
      await expect(success).toHaveText("Thanks for subscribing!");
      expect(await bodiesSentTo(backend, paths.subscribe)).toEqual([{ email }]);
    });
  }

  test("a press of any other button before the scripts come is done once (rows 138, 146, 173)", async ({
    page,
  }) => {
    const stories = await openEarly(page, "/");
    const region = page.getByRole("region", { name: "Customer stories" });
    const next = region.getByRole("button", { name: "Next slide" });
    await next.click();
    await next.click();
    await region.getByRole("button", { name: "Stop slide rotation" }).click();
    stories.release();
    const shown = region.getByRole("group").and(page.locator(":not([inert])"));
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAccessibleName("2 of 5");
    await expect(region.getByRole("button", { name: "Start slide rotation" })).toBeVisible();

    const gallery = await openEarly(page, "/gallery");
    const filter = page.getByRole("button", { name: "Heating", exact: true });
    await filter.click();
    gallery.release();
    await expect(filter).toHaveAttribute("aria-pressed", "true");
  });

  test("a town typed before the scripts come filters the list (row 142)", async ({ page }) => {
    const scripts = await openEarly(page, "/service-area");
    const box = page.getByRole("searchbox");
    await box.fill("aurora");
    scripts.release();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveText(["Aurora"]);
    await expect(box).toHaveValue("aurora");
  });

  test("a button is enabled as soon as the page is read, for tools that wait for that (rows 86, 149)", async ({
    page,
  }) => {
    await openEarly(page, "/contact");
    await usable(page);
    await expect(quoteFormOn(page).button).toBeEnabled();
  });
});

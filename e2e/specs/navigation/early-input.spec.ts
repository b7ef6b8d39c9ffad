import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { newAddress, quoteFormOn, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, paths } from "@/e2e/support/journeys/sent";
import { finishAnimations, openEarly, usable } from "@/e2e/support/page-steps";

const waiting = (page: Page) => page.getByText("One moment...");

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

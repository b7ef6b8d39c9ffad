import type { Page } from "@playwright/test";
import { company } from "@/content/company";
import { expect, test } from "@/e2e/fixtures";
import { holdRequests } from "@/e2e/journeys/hold-requests";
import { newsletterOn } from "@/e2e/journeys/newsletter";
import { newAddress, quoteFormOn, sampleQuote } from "@/e2e/journeys/quote-form";
import { bodiesSentTo, paths } from "@/e2e/journeys/sent";
import { bringToLife, finishAnimations, open, usable } from "@/e2e/page-steps";

const scriptFiles = /\/_next\/static\/.*\.js$/;
const needsScript = /^This (form|page) needs JavaScript, which didn't load\./;
const waiting = (page: Page) => page.getByText("One moment...");
const failed = (page: Page) => page.getByText(/^This part of the page didn't load\./);

/** Opens a page whose scripts stay on their way until they are released. */
async function openEarly(page: Page, address: string) {
  const scripts = await holdRequests(page, scriptFiles);
  await page.goto(address);
  return scripts;
}

for (const [address, thanks] of [
  ["/", "Thank you! We'll be in touch soon."],
  ["/contact", "Thanks! We'll be in touch."],
] as const) {
  test(`what is typed and pressed on ${address} before the scripts come is sent once they live (rows 87, 90, 187; faults 30)`, async ({
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

  test(`Enter in a field of ${address} before the scripts come sends as well (row 87; faults 30)`, async ({
    page,
    backend,
  }) => {
    const quote = sampleQuote();
    const scripts = await openEarly(page, address);
    const form = quoteFormOn(page);
    await form.fill(quote);
    for (const label of ["Name", "Email", "Phone"] as const) await form.field(label).press("Enter");
    scripts.release();
    await expect(form.success).toHaveText(thanks);
    expect(await bodiesSentTo(backend, paths.quote)).toEqual([quote]);
  });

  test(`a page that a translator has changed loses nothing that was typed on ${address} (row 99; faults 30)`, async ({
    page,
    backend,
    expectConsoleErrors,
  }) => {
    // React says that what it finds is not what it made, and makes the page anew.
    expectConsoleErrors([/Minified React error #(418|423|425)/]);
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

test("an address typed into the footer before the scripts come is sent (rows 149, 188; faults 30)", async ({
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

test("what is typed before the scripts come survives a page that is left without them (row 99; faults 27)", async ({
  page,
}) => {
  const quote = sampleQuote();
  const scripts = await openEarly(page, "/contact");
  await quoteFormOn(page).fill(quote);
  await page.goto("/terms");
  scripts.release();
  await page.goto("/contact");
  await quoteFormOn(page).expectValues(quote);
  await bringToLife(page);
  await page.reload();
  await expect(page.getByText("We kept what you typed.")).toBeVisible();
  await quoteFormOn(page).expectValues(quote);
});

test("a press of any other button before the scripts come is done once (rows 138, 146, 173)", async ({
  page,
}) => {
  const stories = await openEarly(page, "/");
  const region = page.getByRole("region", { name: "Customer stories" });
  await region.getByRole("button", { name: "Next slide" }).click();
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

test("when the scripts do not come it is said, with the number, and a second press tries again (rows 18, 76)", async ({
  page,
  backend,
  expectConsoleErrors,
}) => {
  expectConsoleErrors([/Failed to load resource/]);
  await page.route(scriptFiles, (route) => route.abort());
  const email = newAddress();
  await open(page, "/services/acRepair");
  const { input, button, success } = newsletterOn(page);
  await input.fill(email);
  await button.click();
  await expect(failed(page)).toBeVisible();
  await expect(failed(page).getByRole("link", { name: company.phone.display })).toBeVisible();
  await expect(input).toHaveValue(email);
  await page.unroute(scriptFiles);
  await button.click();
  await expect(success).toHaveText("Thanks for subscribing!");
  await expect(failed(page)).toBeHidden();
  expect(await bodiesSentTo(backend, paths.subscribe)).toEqual([{ email }]);
});

test.describe("where the page script does not run", () => {
  // A proxy that rewrites pages makes the policy forbid it.
  test("the form says what to do instead, and no button sends the page away (rows 18, 76; faults 30)", async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors([/Content Security Policy/]);
    await page.route("/contact", async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(/(<script data-scripts="[^"]*">)/, "$1;");
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto("/contact");
    const form = page.locator("main form");
    await expect(form.getByText(needsScript)).toBeHidden();
    await finishAnimations(page);
    await expect(form.getByText(needsScript)).toBeVisible();
    await expect(form.locator("button[type=submit]")).toBeDisabled();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ["/", "/contact"]) {
    test(`the form on ${address} gives the telephone instead, and sends nothing into the address (rows 18, 76; faults 30)`, async ({
      page,
      backend,
    }) => {
      await page.goto(address);
      const { form, field, button } = quoteFormOn(page);
      const note = form.getByText(needsScript);
      await expect(note).toBeVisible();
      const call = note.locator("a");
      await expect(call).toHaveText(company.phone.display);
      await expect(call).toHaveAttribute("href", `tel:${company.phone.e164}`);
      await field("Name").fill("Ann Sample");
      await field("Name").press("Enter");
      await expect(button).toBeDisabled();
      await expect(page).toHaveURL(address);
      expect(await backend.requests()).toEqual([]);
    });
  }

  test("the footer's form names another way (rows 18, 149; faults 30)", async ({ page }) => {
    await page.goto("/terms");
    const { form, button } = newsletterOn(page);
    await expect(form.getByText(needsScript)).toBeVisible();
    await expect(button).toBeDisabled();
  });

  test("the unsubscribe page says what to do instead, and not that the address is missing (rows 18, 157)", async ({
    page,
  }) => {
    await page.goto("/unsubscribe?email=a@b.c");
    const main = page.locator("main");
    const note = main.getByText(needsScript);
    await expect(note).toBeVisible();
    await expect(note).toContainText("reply to any of our emails");
    await expect(main).not.toContainText("No email provided");
  });
});

test("a button is enabled as soon as the page is read, for tools that wait for that (rows 86, 149)", async ({
  page,
}) => {
  await openEarly(page, "/contact");
  await usable(page);
  await expect(quoteFormOn(page).button).toBeEnabled();
});

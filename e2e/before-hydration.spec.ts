import type { Page } from "@playwright/test";
import { company } from "@/content/company";
import { expect, test } from "@/e2e/fixtures";
import { holdRequests } from "@/e2e/journeys/hold-requests";
import { newsletterOn } from "@/e2e/journeys/newsletter";
import { newAddress, quoteFormOn, sampleQuote } from "@/e2e/journeys/quote-form";
import { bodiesSentTo, paths } from "@/e2e/journeys/sent";
import { finishAnimations, takenOver } from "@/e2e/page-steps";

const needsScript = /^This (form|page) needs JavaScript, which did not load\./;

/** Opens a page whose scripts are still on their way. */
async function openEarly(page: Page, address: string) {
  const scripts = await holdRequests(page, /\/_next\/static\/.*\.js/);
  await page.goto(address, { waitUntil: "commit" });
  return scripts;
}

for (const [address, thanks] of [
  ["/", "Thank you! We'll be in touch soon."],
  ["/contact", "Thanks! We'll be in touch."],
] as const) {
  test(`what is typed on ${address} before the scripts arrive is kept and sent, the unticked box too (rows 87, 90, 187; faults 30)`, async ({
    page,
    backend,
  }) => {
    const quote = sampleQuote();
    const scripts = await openEarly(page, address);
    const form = quoteFormOn(page);
    await form.fill(quote);
    await expect(form.button).toBeDisabled();
    for (const label of ["Name", "Email", "Phone"] as const) await form.field(label).press("Enter");
    await form.button.click({ force: true });
    await expect(page).toHaveURL(address);
    expect(await backend.requests()).toEqual([]);

    scripts.release();
    await expect(form.button).toBeEnabled();
    await form.expectValues(quote);
    await form.button.click();
    await expect(form.success).toHaveText(thanks);
    await expect(page).toHaveURL(address);
    expect(await bodiesSentTo(backend, paths.quote)).toEqual([quote]);
  });
}

test("what is typed before the scripts arrive is a draft at once (row 99; faults 27, 30)", async ({
  page,
}) => {
  const quote = sampleQuote();
  const scripts = await openEarly(page, "/contact");
  const form = quoteFormOn(page);
  await form.fill(quote);
  scripts.release();
  await expect(form.button).toBeEnabled();
  await page.goto("/terms");
  await page.goto("/contact");
  await form.expectValues(quote);
});

test("an address typed into the footer before the scripts arrive is kept and sent (rows 149, 188; faults 30)", async ({
  page,
  backend,
}) => {
  const email = newAddress();
  const scripts = await openEarly(page, "/terms");
  const { input, button, success } = newsletterOn(page);
  await input.fill(email);
  await input.press("Enter");
  await expect(button).toBeDisabled();
  await expect(page).toHaveURL("/terms");
  scripts.release();
  await expect(button).toBeEnabled();
  await expect(input).toHaveValue(email);
  await button.click();
  await expect(success).toHaveText("Thanks for subscribing!");
  expect(await bodiesSentTo(backend, paths.subscribe)).toEqual([{ email }]);
});

for (const [address, part] of [
  ["/", "main form"],
  ["/contact", "main form"],
  ["/terms", "footer form"],
  ["/unsubscribe?email=a@b.c", "main"],
] as const) {
  test(`${part} of ${address} says what to do when its scripts stay away, not before, and not once they came (rows 76, 149, 157; faults 30)`, async ({
    page,
  }) => {
    const scripts = await openEarly(page, address);
    const note = page.locator(part).getByText(needsScript);
    await expect(note).toBeAttached();
    await expect(note).toBeHidden();
    await finishAnimations(page);
    await expect(note).toBeVisible();
    scripts.release();
    await expect(note).toHaveCount(0);
  });
}

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
    await expect(note).toContainText("answer any of our e-mails");
    await expect(main).not.toContainText("No email provided");
  });
});

test("until the page is painted no script of ours is asked for (issue 6 no. 3)", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(request.url());
  });
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    const real = window.requestAnimationFrame;
    window.requestAnimationFrame = (frame) => frames.push(frame);
    Object.assign(window, {
      draw: () => {
        window.requestAnimationFrame = real;
        for (const frame of frames) real(frame);
      },
    });
  });
  await page.goto("/services/acRepair", { waitUntil: "load" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);

  await page.evaluate(() => (window as unknown as { draw: () => void }).draw());
  await takenOver(page);
  expect(asked).not.toEqual([]);
  // The framework finds them by their attributes, and asks again for what it does not find.
  expect(asked).toEqual([...new Set(asked)]);
});

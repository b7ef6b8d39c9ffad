import type { Page } from "@playwright/test";
import { company } from "@/content/company";
import { contact } from "@/content/contact";
import { frameWords } from "@/content/words/frame";
import { formWords } from "@/content/words/forms";
import { newsletterWords } from "@/content/words/newsletter";
import { pages } from "@/content/navigation";
import { lowWindows, smallTargetsOn } from "@/e2e/support/appearance";
import { violations } from "@/e2e/support/axe";
import { expect, test } from "@/e2e/support/fixtures";
import { galleryOn } from "@/e2e/support/gallery";
import { badStops } from "@/e2e/support/heard";
import { newAddress, openQuoteForm, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { paths } from "@/e2e/support/journeys/sent";
import { finishAnimations, open, scrollTo, settled } from "@/e2e/support/page-steps";

// What a page looks like once somebody has done something; as it opens: every-page.spec.ts.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const { menu } = frameWords;
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("axe finds nothing on open menus, over a hero and over paper (rows 35, 36, 41; WCAG 2.2 AA) @phone", async ({
  page,
  isMobile,
}) => {
  const expectNone = async () => {
    expect(await violations(page, "header")).toEqual([]);
    if (isMobile) expect(await smallTargetsOn(page)).toEqual([]);
  };
  for (const path of ["/", "/finance"]) {
    await open(page, path);
    if (isMobile) {
      await press(page, menu.open);
      await expectNone();
    }
    await press(page, pages.services.label);
    await expectNone();
    if (isMobile) await press(page, menu.back);
    await press(page, menu.about);
    await expectNone();
  }
});

test("a browser that darkens pages by itself leaves ours as they are @phone", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await page.emulateMedia({ colorScheme: "dark" });
  for (const path of ["/about-us", "/terms"]) {
    await session.send("Emulation.setAutoDarkModeOverride", { enabled: false });
    await open(page, path);
    const plain = await page.screenshot();
    await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
    expect((await page.screenshot()).equals(plain), path).toBe(true);
  }
  // Without the preference Chromium darkens what asks not to be: the company's name goes along.
  const logo = page.getByRole("banner").getByRole("link", { name: company.name }).locator("svg");
  const color = () => logo.evaluate((drawn) => getComputedStyle(drawn).color);
  const ink = await color();
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(color).not.toBe(ink);
});

test("with few colors a wrong field differs from a right one, with more contrast no picture lies behind words and nothing is muted, and a code is printed as text @phone", async ({
  page,
}) => {
  await open(page, "/contact");
  await press(page, contact.button);
  const name = page.getByRole("main").getByLabel(formWords.fields.name, { exact: true });
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await page.emulateMedia({ forcedColors: "active" });
  await expect(name).toHaveCSS("border-style", "dashed");
  await name.fill("Ann");
  await expect(name).toHaveCSS("border-style", "solid");
  await page.emulateMedia({ forcedColors: "none" });
  const ink = await page.getByRole("main").evaluate((main) => getComputedStyle(main).color);
  const required = page.getByText(formWords.required, { exact: true });
  await expect(required).not.toHaveCSS("color", ink);
  await page.emulateMedia({ contrast: "more" });
  await expect(page.locator("main picture").first()).toBeHidden();
  await expect(required).toHaveCSS("color", ink);
  await expect(name).toHaveCSS("border-color", ink);
  await page.emulateMedia({ contrast: "no-preference", media: "print" });
  await open(page, "/promotions");
  const code = page.getByRole("article").getByRole("button").first();
  await expect(code).toHaveCSS("border-width", "0px");
  await expect(code.locator("svg")).toBeHidden();
});

test("with few colors a chosen filter differs from the others @phone", async ({ page }) => {
  const { visit, filters } = galleryOn(page);
  await visit();
  await page.emulateMedia({ forcedColors: "active" });
  const grounds = await filters
    .getByRole("button")
    .evaluateAll((filters) => filters.map((each) => getComputedStyle(each).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
});

test("axe finds nothing on what a form says, good or bad (rows 99, 107; WCAG 2.2 AA) @phone", async ({
  page,
  backend,
  expectConsoleErrors,
}) => {
  expectConsoleErrors([/status of 500/]);
  await backend.fault({ path: paths.subscribe, fault: { status: 500, body: '{"error":"Full."}' } });
  await open(page, "/contact");
  await press(page, contact.button);
  await expect(page.getByText(formWords.hints.message)).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("textbox").fill(newAddress());
  await press(page, newsletterWords.subscribe);
  await expect(footer.getByRole("alert")).not.toBeEmpty();
  expect(await violations(page)).toEqual([]);
  await press(page, newsletterWords.subscribe);
  await expect(page.getByText(newsletterWords.subscribed)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("axe finds nothing on a photo, an empty search, a copied code, open answers and blocks that came in (WCAG 2.2 AA) @full", async ({
  page,
}) => {
  await galleryOn(page).visit();
  await galleryOn(page).open();
  expect(await violations(page)).toEqual([]);
  await open(page, "/service-area");
  await page.getByRole("searchbox").fill("no such town");
  await expect(page.getByRole("main").getByRole("status")).not.toBeEmpty();
  expect(await violations(page)).toEqual([]);
  await open(page, "/promotions");
  await page.getByRole("article").getByRole("button").first().click();
  await expect(page.getByRole("article").getByRole("status").first()).not.toBeEmpty();
  expect(await violations(page)).toEqual([]);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/services/acRepair");
  for (const summary of await page.locator("summary").all()) await summary.click();
  for (const block of await page.locator("[data-reveal]").all()) {
    await block.scrollIntoViewIfNeeded();
    await finishAnimations(page);
    await expect(block).toHaveCSS("opacity", "1");
  }
  await scrollTo(page, 700);
  await expect(page.getByRole("button", { name: frameWords.toTop })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

/** What opens, and how. */
const opened: Record<string, (page: Page) => Promise<unknown>> = {
  async "#menu"(page) {
    await open(page, pages.about.path);
    await press(page, menu.open);
    await press(page, pages.services.label);
  },
  async "[role=dialog]"(page) {
    await galleryOn(page).visit();
    await galleryOn(page).open();
  },
  // A form with a receipt, a draft's note and hints.
  async main(page) {
    const { fill, button, field, success } = await openQuoteForm(page, pages.contact.path);
    await fill(sampleQuote());
    await button.click();
    await expect(success).not.toBeEmpty();
    await field(formWords.fields.message).fill("Ann");
    await page.reload();
    await button.click();
    await expect(page.getByText(formWords.hints.name)).toBeVisible();
    await page.getByRole("main").focus();
  },
};

test("in low windows what has the focus is seen whole in all that opens (WCAG 2.4.11) @once", async ({
  page,
}) => {
  test.slow();
  for (const [width, height] of lowWindows) {
    await page.setViewportSize({ width, height });
    for (const [within, make] of Object.entries(opened)) {
      await make(page);
      await settled(page);
      expect(await badStops(page, within), `${within}, ${height} px high`).toEqual([]);
    }
  }
});

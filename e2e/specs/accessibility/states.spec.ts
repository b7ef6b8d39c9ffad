import { company } from "@/content/company";
import { contact } from "@/content/contact";
import { frameWords } from "@/content/words/frame";
import { formWords } from "@/content/words/forms";
import { newsletterWords } from "@/content/words/newsletter";
import { pages } from "@/content/navigation";
import { lowWindows, smallTargets } from "@/e2e/support/appearance";
import { violations } from "@/e2e/support/axe";
import { expect, type Page, test } from "@/e2e/support/fixtures";
import { galleryOn } from "@/e2e/support/gallery";
import type { Backend } from "@/e2e/support/browser/backend";
import { badStops } from "@/e2e/support/focus-stops";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { newAddress, openQuoteForm, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { paths } from "@/e2e/support/journeys/sent";
import { boxOf, expectLive, open, settled } from "@/e2e/support/page-steps";

// What a page looks like once somebody has done something; as it opens: every-page.spec.ts.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const { menu } = frameWords;
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a translation that is read from the right leaves words beside their picture", async ({
  page,
}) => {
  for (const path of ["/", "/services/acRepair"]) {
    await open(page, path);
    const call = page.getByRole("main").getByRole("link", { name: company.phone.display }).first();
    const { x } = await boxOf(call);
    await page.evaluate(() => (document.documentElement.dir = "rtl"));
    await expect.poll(async () => (await boxOf(call)).x, path).toBe(x);
  }
});

test("few colors, more contrast and paper leave all that matters", async ({ page }) => {
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

  await page.emulateMedia({ forcedColors: "active", media: "screen" });
  const { visit, filters } = galleryOn(page);
  await visit();
  const grounds = (all: Element[]) =>
    new Set(all.map((each) => getComputedStyle(each).backgroundColor)).size;
  await expect.poll(() => filters.getByRole("button").evaluateAll(grounds)).toBe(2);
});

type Visit = { page: Page; backend: Backend };
/** What a visitor makes of each part of a page, in steps that `check` is called after. */
const visits: Record<string, (visit: Visit, check: () => Promise<void>) => Promise<void>> = {
  async "#menu"({ page }, check) {
    const opener = page.getByRole("button", { name: menu.open, exact: true });
    for (const path of [pages.home.path, pages.finance.path]) {
      await open(page, path);
      const isNarrow = await opener.isVisible();
      if (isNarrow) {
        await opener.click();
        await check();
      }
      await press(page, menu.about);
      await check();
      if (isNarrow) await press(page, menu.back);
      await press(page, pages.services.label);
      await check();
    }
  },
  async "[role=dialog]"({ page }, check) {
    await galleryOn(page).visit();
    await galleryOn(page).open();
    await check();
  },
  async main({ page, backend }, check) {
    const refusal = { status: 500, body: '{"error":"Full."}' };
    await backend.fault({ path: paths.subscribe, method: "POST", fault: refusal });
    const { fill, form, button, field, success } = await openQuoteForm(page, pages.contact.path);
    const newsletter = newsletterOn(page);
    await newsletter.input.fill(newAddress());
    await newsletter.button.click();
    await expect(newsletter.error).not.toBeEmpty();
    await check();
    await newsletter.button.click();
    await expect(newsletter.success).toHaveText(newsletterWords.subscribed);
    // A receipt, a draft's note and hints.
    await fill(sampleQuote());
    await button.click();
    await expect(success).toHaveText(formWords.sent.contact);
    await field(formWords.fields.message).fill("Ann");
    await page.reload();
    await field(formWords.fields.name).focus();
    await expectLive(form);
    await button.click();
    await expect(page.getByText(formWords.hints.name)).toBeVisible();
    await check();
    await page.getByRole("main").focus();
  },
};

for (const [within, visit] of Object.entries(visits))
  test(
    `${within} passes axe, and in low windows what has the focus is seen whole (rows 35, 36, 41, 99, 107; WCAG 2.2 AA)`,
    { tag: within === "#menu" ? "@phone" : [] },
    async ({ page, backend, isMobile, watch }) => {
      watch.expect([/status of 500/]);
      test.slow();
      await visit({ page, backend }, async () => {
        // Other parts of the header change with its menu, and the newsletter is outside of `main`.
        const changed = { "#menu": "header", main: "html" }[within] ?? within;
        expect(await violations(page, changed)).toEqual([]);
        if (isMobile && within === "#menu") expect(await page.evaluate(smallTargets)).toEqual([]);
      });
      for (const [width, height] of isMobile ? [] : lowWindows) {
        await page.setViewportSize({ width, height });
        await visit({ page, backend }, async () => {});
        await settled(page);
        expect(await badStops(page, within), `${height} px high`).toEqual([]);
      }
    },
  );

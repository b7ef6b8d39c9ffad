import { type Page } from "@playwright/test";
import { violations } from "@/e2e/support/axe";
import { expect, test } from "@/e2e/support/fixtures";
import { openPhoto, thumbnails, visitGallery } from "@/e2e/support/gallery-steps";
import { open, scrollTo } from "@/e2e/support/page-steps";

// Once per template and state; every page at three widths is in e2e/specs/full.

// Blocks that wait to come in are transparent, and axe cannot measure them: here nothing waits.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

for (const [template, path] of [
  ["home", "/"],
  ["about", "/about-us"],
  ["contact", "/contact"],
  ["a service", "/services/acRepair"],
  ["a service with a safety box", "/services/furnaceRepair"],
  ["promotions", "/promotions"],
  ["service areas", "/service-area"],
  ["a placeholder", "/finance"],
  ["unsubscribe without an address", "/unsubscribe"],
  ["unsubscribe with an address", "/unsubscribe?email=jane%2Bnews@example.com"],
] as const) {
  test(`axe finds nothing on ${template} (WCAG 2.2 AA)`, async ({ page }) => {
    await open(page, path);
    expect(await violations(page)).toEqual([]);
  });
}

test("axe finds nothing on the not-found pages (WCAG 2.2 AA)", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors([/status of 404/]);
  for (const path of ["/nowhere", "/services/acrepair"]) {
    await open(page, path);
    expect(await violations(page)).toEqual([]);
  }
});

test("axe finds nothing on the gallery and its lightbox (WCAG 2.2 AA)", async ({ page }) => {
  await visitGallery(page);
  expect(await violations(page)).toEqual([]);
  await openPhoto(page, thumbnails(page).first());
  expect(await violations(page)).toEqual([]);
});

test("axe finds nothing on open menus, over a hero and over paper (WCAG 2.2 AA)", async ({
  page,
  isMobile,
}) => {
  for (const path of ["/", "/finance"]) {
    await open(page, path);
    if (isMobile) {
      await press(page, "Menu");
      expect(await violations(page)).toEqual([]);
    }
    await press(page, "Services");
    expect(await violations(page)).toEqual([]);
    if (isMobile) await press(page, "Back to menu");
    await press(page, "About");
    expect(await violations(page)).toEqual([]);
  }
});

test("axe finds nothing on the scrolled header and the scroll-to-top button (WCAG 2.2 AA)", async ({
  page,
}) => {
  await open(page, "/about-us");
  await scrollTo(page, 700);
  await expect(page.getByRole("button", { name: "Scroll to top" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("axe finds nothing on the contact form's hints (WCAG 2.2 AA)", async ({ page }) => {
  await open(page, "/contact");
  await press(page, "Submit message");
  await expect(page.getByText("Please enter a message.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("axe finds nothing on what a form says, good or bad (WCAG 2.2 AA)", async ({
  page,
  backend,
  expectConsoleErrors,
}) => {
  expectConsoleErrors([/status of 500/]);
  await backend.fault({
    path: "/subscribe-smart-heat",
    fault: { status: 500, body: '{"error":"The list is full."}' },
  });
  await open(page, "/finance");
  const email = page.getByRole("contentinfo").getByRole("textbox");
  await email.fill("axe-state@example.com");
  await press(page, "Subscribe");
  await expect(page.getByText("The list is full.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await press(page, "Subscribe");
  await expect(page.getByText("Thanks for subscribing!")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("axe finds nothing on a search without a match and on a copied code (WCAG 2.2 AA)", async ({
  page,
}) => {
  await open(page, "/service-area");
  await page.getByRole("searchbox").fill("Springfield");
  expect(await violations(page)).toEqual([]);
  await open(page, "/promotions");
  await page
    .getByRole("button", { name: /^Use Code: / })
    .first()
    .click();
  expect(await violations(page)).toEqual([]);
});

test("axe finds nothing on open answers and taken-over stories (WCAG 2.2 AA)", async ({ page }) => {
  await open(page, "/services/acRepair");
  for (const summary of await page.locator("summary").all()) await summary.click();
  expect(await violations(page)).toEqual([]);
  await open(page, "/");
  await page.locator(".story-row").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Next slide" }).click();
  expect(await violations(page)).toEqual([]);
});

test("axe finds nothing on a page in motion, once its blocks have come in (WCAG 2.2 AA)", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/about-us");
  for (const block of await page.locator("[data-reveal]").all()) {
    await block.scrollIntoViewIfNeeded();
    await expect(block).toHaveCSS("opacity", "1");
  }
  expect(await violations(page)).toEqual([]);
});

import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { lostInForcedColors } from "@/e2e/support/appearance/forced-colors";
import { inHeader, overPicture, worstContrasts } from "@/e2e/support/appearance/picture-contrast";
import { smallTargets } from "@/e2e/support/appearance/touch-targets";
import { open } from "@/e2e/support/page-steps";

// Once per template; every page is in e2e/specs/full/appearance-everywhere.spec.ts. Text on flat grounds is
// measured by axe in e2e/specs/accessibility/accessibility.spec.ts; here it is what axe cannot see.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const templates = ["/", "/contact", "/promotions", "/services/furnaceRepair"];

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of ["/", "/services/acRepair"]) {
  test(`text over the picture of ${path} keeps its contrast on every pixel (rows 41, 42)`, async ({
    page,
  }) => {
    await open(page, path);
    const small = page.locator(`${overPicture}, ${inHeader}`);
    const low = (await worstContrasts(page, small)).filter(({ contrast }) => contrast < 4.5);
    expect(low).toEqual([]);
    const large = await worstContrasts(page, page.locator(".typed-line"));
    expect(large.filter(({ contrast }) => contrast < 3)).toEqual([]);
  });
}

test("on a phone everything to press is as large as a fingertip", async ({ page, isMobile }) => {
  test.skip(!isMobile, "a mouse points finer");
  for (const path of [...templates, "/service-area", "/gallery"]) {
    await open(page, path);
    expect(await smallTargets(page), path).toEqual([]);
  }
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await smallTargets(page), "the drawer").toEqual([]);
  await page.getByRole("button", { name: "Services" }).click();
  expect(await smallTargets(page), "the services").toEqual([]);
});

test("the phone bar covers no control that has the focus", async ({ page, isMobile }) => {
  test.skip(!isMobile, "wide screens have no bar");
  await open(page, "/contact");
  const bar = await page.locator(".call-bar").boundingBox();
  for (const control of await page
    .locator("main form :is(input, select, textarea, button)")
    .all()) {
    await control.focus();
    const box = await control.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

for (const [screen, size] of [
  ["320 px", { width: 320, height: 640 }],
  ["200 % of 1280 px", { width: 640, height: 450 }],
] as const) {
  test(`nothing scrolls sideways at ${screen} (WCAG 1.4.10)`, async ({ page, isMobile }) => {
    test.skip(isMobile, "the width is set here");
    await page.setViewportSize(size);
    for (const path of templates) {
      await open(page, path);
      expect(await overflow(page), path).toBe(0);
    }
  });
}

test("with forced colors buttons keep a border and every mark can be seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of templates) {
    await open(page, path);
    expect(await lostInForcedColors(page), path).toEqual([]);
  }
});

test("with reduced motion everything is there and nothing moves (rows 25, 69, 79)", async ({
  page,
}) => {
  await open(page, "/");
  const waiting = page.locator("[data-reveal]").filter({ visible: false });
  await expect(waiting).toHaveCount(0);
  for (const block of await page.locator("[data-reveal]").all()) {
    await expect(block).toHaveCSS("opacity", "1");
  }
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

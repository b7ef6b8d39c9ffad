import type { Route } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import {
  caption,
  control,
  filter,
  lightbox,
  openPhoto,
  thumbnails,
  visitGallery,
} from "@/e2e/support/gallery-steps";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { frames } from "@/e2e/support/page-steps";

test("the first load carries none of the lightbox, and opening it takes one round trip", async ({
  page,
}) => {
  const sources: Promise<string>[] = [];
  page.on("response", (response) => {
    if (/_next\/static.*\.(js|css)/.test(response.url())) sources.push(response.text());
  });
  await visitGallery(page);
  await page.waitForLoadState("networkidle");
  const loaded = await Promise.all(sources);
  expect(loaded).toHaveLength(2);
  expect(loaded.filter((source) => source.includes("yarl__"))).toEqual([]);

  const held: Route[] = [];
  const late: string[] = [];
  let released = false;
  await page.route("**/_next/static/**", async (route) => {
    if (!released) return void held.push(route);
    late.push(route.request().url());
    await route.continue();
  });
  await thumbnails(page).first().click();
  // Its styles are in its script; nothing is discovered later.
  await expect.poll(() => held.length).toBe(1);
  released = true;
  await Promise.all(held.map((route) => route.continue()));
  await expect(lightbox(page)).toHaveCSS("opacity", "1");
  expect(late).toEqual([]);
});

test("resting on a thumbnail loads the lightbox ahead", async ({ page }) => {
  await visitGallery(page);
  const chunk = page.waitForResponse(/_next\/static.*\.js/);
  await thumbnails(page).first().focus();
  await chunk;
  await expect(lightbox(page)).toHaveCount(0);
});

test("a photo whose lightbox does not come opens at its own address (row 178)", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors([/Failed to load resource/, /net::ERR/]);
  await visitGallery(page);
  await page.waitForLoadState("networkidle");
  await page.route("**/_next/static/**", (route) => route.fulfill({ status: 404, body: "" }));
  await thumbnails(page).first().click();
  const image = page.getByRole("img");
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(600);
  await page.unrouteAll();
  await page.goBack();
  await expect(thumbnails(page).first()).toBeVisible();
});

test("Esc while the lightbox is fetched gives the opening up (row 181)", async ({ page }) => {
  await visitGallery(page);
  await page.waitForLoadState("networkidle");
  const files = await holdRequests(page, "**/_next/static/**");
  const thumbnail = thumbnails(page).first();
  await thumbnail.click();
  await expect(thumbnail).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Escape");
  await expect(thumbnail).toHaveAttribute("aria-busy", "false");
  files.release();
  await page.waitForLoadState("networkidle");
  await frames(page);
  await expect(lightbox(page)).toHaveCount(0);
  await openPhoto(page, thumbnail);
});

test("the page behind is inert, Tab stays inside, and all is usable again afterwards (row 178)", async ({
  page,
}) => {
  await visitGallery(page);
  await openPhoto(page, thumbnails(page).first());
  await expect(lightbox(page)).toHaveAttribute("aria-modal", "true");
  await expect(lightbox(page)).toHaveAccessibleName("Picture viewer");
  const outside = page.locator("body > :not(.lightbox):not(script):not(style)");
  for (const element of await outside.all()) await expect(element).toHaveAttribute("inert");

  const stops: (string | null)[] = [];
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press("Tab");
    stops.push(
      await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? null),
    );
  }
  expect(stops).toEqual(["Zoom in", "Close", "Previous", "Next", "Zoom in"]);
  await page.keyboard.press("Shift+Tab");
  await expect(control(page, "Next")).toBeFocused();

  await page.keyboard.press("Escape");
  // The fading lightbox is in nobody's way.
  await filter(page, "AC").click();
  await expect(filter(page, "AC")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[inert]")).toHaveCount(0);
});

test("position and words of each photo are announced, once (rows 177, 178)", async ({ page }) => {
  const count = await visitGallery(page);
  const words = await thumbnails(page).nth(1).getByRole("img").getAttribute("alt");
  await openPhoto(page, thumbnails(page).first());
  await control(page, "Next").click();
  await expect(caption(page)).toHaveText(`2 of ${count} ${words}`);
  const live = page.locator(".lightbox [aria-live]:not([aria-live=off]), .lightbox [role=status]");
  await expect(live).toHaveCount(1);
});

test("a photo opened while the last one fades out stays open (row 178)", async ({ page }) => {
  const count = await visitGallery(page);
  await openPhoto(page, thumbnails(page).first());
  await page.keyboard.press("Escape");
  await thumbnails(page).nth(1).click();
  await expect(caption(page)).toContainText(`2 of ${count}`);
  await expect(lightbox(page)).toHaveCSS("opacity", "1");
  await expect(lightbox(page)).toHaveCount(1);
});

test("leaving the page with the lightbox open leaves a usable page behind (row 178)", async ({
  page,
}) => {
  await visitGallery(page);
  const footer = page.getByRole("contentinfo");
  await footer
    .getByRole("link", { name: /Contact/ })
    .first()
    .click();
  await expect(page).toHaveURL(/contact$/);
  await page.goBack();
  await expect(thumbnails(page).first()).toBeVisible();
  await openPhoto(page, thumbnails(page).first());
  await page.goForward();
  await expect(page).toHaveURL(/contact$/);
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page.locator("body")).not.toHaveClass(/no_scroll/);
  await expect(page.locator("body > [inert]")).toHaveCount(0);
});

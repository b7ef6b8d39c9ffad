import { type Page } from "@playwright/test";
import { pages } from "@/content/navigation";
import { frameWords } from "@/content/words/frame";
import { galleryWords } from "@/content/words/gallery";
import { expect, test } from "@/e2e/support/fixtures";
import {
  control,
  lightbox,
  openPhoto,
  thumbnails,
  visitGallery,
} from "@/e2e/support/gallery-steps";
import { frames, open } from "@/e2e/support/page-steps";

// The W3C's own tests of its patterns that apply (F39): disclosure navigation, dialog, and the way past
// both. The carousel's are in specs/pages/stories.spec.ts.

const banner = (page: Page) => page.getByRole("banner");

test.describe("patterns", { tag: "@once" }, () => {
  test("the menus are disclosures of links: Tab walks the top entries and an open panel's links in order, and leaving or Escape closes it (rows 34-36)", async ({
    page,
  }) => {
    await open(page, "/finance");
    await expect(banner(page).locator("[role^=menu]")).toHaveCount(0);
    const current = banner(page).locator("[aria-current=page]");
    await expect(current).toHaveCount(0);
    const entries = banner(page).locator("#menu .nav-item");
    await entries.first().focus();
    for (const entry of await entries.all()) {
      await expect(entry).toBeFocused();
      await page.keyboard.press("Tab");
    }
    const about = banner(page).getByRole("button", { name: frameWords.menu.about, exact: true });
    await expect(about).toHaveAttribute("aria-controls", "about-menu");
    const panel = page.locator("#about-menu");
    const links = panel.locator("a");
    const count = await links.count();
    const keys = ["Tab", "Shift+Tab", ...Array<string>(count + 1).fill("Escape")];
    for (const [turn, key] of keys.entries()) {
      await about.press("Enter");
      // The panel's links in turn, then out of it, back onto its button, or closed from within.
      const stops = key === "Tab" ? count : key === "Escape" ? turn - 2 : 0;
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press("Tab");
        await expect(links.nth(stop)).toBeFocused();
      }
      await page.keyboard.press(key);
      await expect(panel).toBeHidden();
      if (key === "Escape") await expect(about).toBeFocused();
    }
    await about.press("Enter");
    await links.last().press("Enter");
    await expect(page).toHaveURL(pages.serviceArea.path);
    await expect(current).toHaveAttribute("href", pages.serviceArea.path);
    await expect(panel).toBeHidden();
  });

  test("the skip link is the first stop, shows itself, and leads into the page (WCAG 2.4.1)", async ({
    page,
  }) => {
    await open(page, "/about-us");
    const skip = page.getByRole("link", { name: frameWords.skip });
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
    await expect(skip).not.toBeInViewport();
  });

  test("the lightbox is a modal dialog with a name, keeps the focus, and gives it back on Escape from each control (rows 177, 178, 181)", async ({
    page,
  }) => {
    await visitGallery(page);
    const opened = thumbnails(page).nth(1);
    await openPhoto(page, opened);
    await expect(lightbox(page)).toHaveAttribute("aria-modal", "true");
    await expect(lightbox(page)).toHaveAccessibleName(/\S/);
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let stop = 0; stop < 8; stop += 1) {
        await page.keyboard.press(key);
        await frames(page);
        await expect(page.locator(":is(header, main, footer) :focus")).toHaveCount(0);
      }
    }
    const { close, previous, next, zoomIn } = galleryWords;
    for (const name of [close, previous, next, zoomIn]) {
      await control(page, name).focus();
      await page.keyboard.press("Escape");
      await expect(lightbox(page)).toHaveCount(0);
      await expect(opened).toBeFocused();
      await openPhoto(page, opened);
    }
  });
});

import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import {
  control,
  lightbox,
  openPhoto,
  thumbnails,
  visitGallery,
} from "@/e2e/support/gallery-steps";
import { frames } from "@/e2e/support/page-steps";

// One test for each assertion of the W3C's own tests of its modal dialog that applies.

test.describe("dialog", { tag: "@desktop-first" }, () => {
  const opened = async (page: Page) => {
    await visitGallery(page);
    await openPhoto(page, thumbnails(page).nth(1));
  };

  test("it is a modal dialog with a name (row 177)", async ({ page }) => {
    await opened(page);
    await expect(lightbox(page)).toHaveCount(1);
    await expect(lightbox(page)).toHaveAttribute("aria-modal", "true");
    await expect(lightbox(page)).toHaveAccessibleName(/\S/);
  });

  test("focus moves into it when it opens (row 178)", async ({ page }) => {
    await opened(page);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest("[role=dialog]") !== null))
      .toBe(true);
  });

  for (const key of ["Tab", "Shift+Tab"]) {
    test(`${key} never reaches the page behind (row 178)`, async ({ page }) => {
      await opened(page);
      for (let stop = 0; stop < 8; stop += 1) {
        await page.keyboard.press(key);
        await frames(page);
        const behind = await page.evaluate(() =>
          Boolean(document.activeElement?.closest("header, main, footer")),
        );
        expect(behind).toBe(false);
      }
    });
  }

  test("Escape closes it from each of its controls, with the focus back on the photo (rows 178, 181)", async ({
    page,
  }) => {
    await opened(page);
    for (const name of ["Close", "Previous", "Next", "Zoom in"]) {
      await control(page, name).focus();
      await page.keyboard.press("Escape");
      await expect(lightbox(page)).toHaveCount(0);
      await expect(thumbnails(page).nth(1)).toBeFocused();
      await openPhoto(page, thumbnails(page).nth(1));
    }
  });
});

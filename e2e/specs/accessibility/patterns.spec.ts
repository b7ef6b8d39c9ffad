import { type Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { open } from "@/e2e/support/page-steps";

// One test for each assertion of the W3C's own tests of its disclosure navigation that applies.

test.describe("patterns", { tag: "@desktop-first" }, () => {
  test.describe("disclosure navigation", () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    const banner = (page: Page) => page.getByRole("banner");
    const top = (page: Page, name: string) =>
      banner(page).getByRole("button", { name, exact: true });
    const services = (page: Page) => page.locator("#services-menu");
    const about = (page: Page) => page.locator("#about-menu");

    test("each top button controls its panel by id (rows 35, 36)", async ({ page }) => {
      await open(page, "/finance");
      for (const [name, id] of [
        ["Services", "services-menu"],
        ["About", "about-menu"],
      ] as const) {
        await expect(top(page, name)).toHaveAttribute("aria-controls", id);
        await expect(page.locator(`#${id}`)).toHaveCount(1);
      }
    });

    test("aria-expanded tells whether the panel shows (rows 35, 36)", async ({ page }) => {
      await open(page, "/finance");
      for (const [name, panel] of [
        ["Services", services(page)],
        ["About", about(page)],
      ] as const) {
        await expect(top(page, name)).toHaveAttribute("aria-expanded", "false");
        await expect(panel).toBeHidden();
        await top(page, name).press("Enter");
        await expect(top(page, name)).toHaveAttribute("aria-expanded", "true");
        await expect(panel).toBeVisible();
        await top(page, name).press("Enter");
        await expect(top(page, name)).toHaveAttribute("aria-expanded", "false");
      }
    });

    test("aria-current marks the page one is on, and no other (rows 34, 35)", async ({ page }) => {
      await open(page, "/services/acRepair");
      const current = banner(page).locator("[aria-current=page]");
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute("href", "/services/acRepair");
      await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute("href", "/about-us");
    });

    test("it is no menu: links are links, without menu roles (row 35)", async ({ page }) => {
      await open(page, "/finance");
      await expect(banner(page).locator("[role^=menu]")).toHaveCount(0);
    });

    for (const key of ["Enter", "Space"]) {
      test(`${key} on a top button toggles its panel (row 35)`, async ({ page }) => {
        await open(page, "/finance");
        await top(page, "About").press(key);
        await expect(about(page)).toBeVisible();
        await expect(top(page, "About")).toBeFocused();
        await top(page, "About").press(key);
        await expect(about(page)).toBeHidden();
      });
    }

    test("opening one panel closes the other (row 35)", async ({ page }) => {
      await open(page, "/finance");
      await top(page, "Services").press("Enter");
      await expect(services(page)).toBeVisible();
      await top(page, "About").press("Enter");
      await expect(about(page)).toBeVisible();
      await expect(services(page)).toBeHidden();
      await expect(top(page, "Services")).toHaveAttribute("aria-expanded", "false");
    });

    test("Tab walks the top entries while the panels are shut (row 34)", async ({ page }) => {
      await open(page, "/finance");
      const entries = banner(page).locator("#menu .nav-item");
      await entries.first().focus();
      for (let index = 0; index < 6; index += 1) {
        await expect(entries.nth(index)).toBeFocused();
        await page.keyboard.press("Tab");
      }
    });

    test("Tab goes from the button through the open panel's links in order (row 36)", async ({
      page,
    }) => {
      await open(page, "/finance");
      await top(page, "About").press("Enter");
      for (const name of ["About Us", "Service Area"]) {
        await page.keyboard.press("Tab");
        await expect(about(page).getByRole("link", { name })).toBeFocused();
      }
    });

    test("leaving the panel by Tab, either way, closes it (row 35)", async ({ page }) => {
      await open(page, "/finance");
      await top(page, "About").press("Enter");
      for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Tab");
      await expect(about(page)).toBeHidden();
      await expect(banner(page).getByRole("link", { name: "Promotions" })).toBeFocused();
      await top(page, "About").press("Enter");
      await page.keyboard.press("Shift+Tab");
      await expect(about(page)).toBeHidden();
    });

    test("Escape in the panel or on its button closes it, with the focus on the button (row 35)", async ({
      page,
    }) => {
      await open(page, "/finance");
      for (const stops of [0, 1, 2]) {
        await top(page, "About").press("Enter");
        for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press("Tab");
        await page.keyboard.press("Escape");
        await expect(about(page)).toBeHidden();
        await expect(top(page, "About")).toBeFocused();
      }
    });

    test("Enter on a link in the panel opens its page and closes the panel (row 36)", async ({
      page,
    }) => {
      await open(page, "/finance");
      await top(page, "About").press("Enter");
      await about(page).getByRole("link", { name: "Service Area" }).press("Enter");
      await expect(page).toHaveURL("/service-area");
      await expect(about(page)).toBeHidden();
    });
  });

  test("the skip link is the first stop, shows itself, and leads into the page (WCAG 2.4.1)", async ({
    page,
  }) => {
    await open(page, "/about-us");
    const skip = page.getByRole("link", { name: "Skip to the content" });
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(() => document.activeElement?.closest("main") !== null);
    expect(inside).toBe(true);
    await expect(skip).not.toBeInViewport();
  });
});

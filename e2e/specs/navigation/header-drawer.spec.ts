import { type Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { open } from "@/e2e/support/page-steps";

const button = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("button", { name, exact: true });
const panel = (page: Page, name: "services" | "about") => page.locator(`#${name}-menu`);
const drawer = (page: Page) => page.getByRole("navigation", { name: "Main" });

test.describe("the drawer", { tag: "@read-only" }, () => {
  test.describe("the drawer below 992 px", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("closes on a route change, and the page can scroll again (row 40)", async ({ page }) => {
      await open(page, "/about-us");
      await button(page, "Menu").click();
      await expect(drawer(page)).toBeVisible();
      await drawer(page).getByRole("link", { name: "Promotions" }).click();
      await expect(page).toHaveURL("/promotions");
      await expect(drawer(page)).toBeHidden();
      await expect(button(page, "Menu")).toHaveAttribute("aria-expanded", "false");
      await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
    });

    test("closes on Back (row 40)", async ({ page }) => {
      await open(page, "/about-us");
      await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
      await expect(page).toHaveURL("/contact");
      await button(page, "Menu").click();
      await expect(drawer(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL("/about-us");
      await expect(drawer(page)).toBeHidden();
    });

    test("closes on Esc with the focus back on its button, and on the current page's own link (row 40)", async ({
      page,
    }) => {
      await open(page, "/promotions");
      await button(page, "Menu").press("Enter");
      await expect(drawer(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(drawer(page)).toBeHidden();
      await expect(button(page, "Menu")).toBeFocused();

      await button(page, "Menu").click();
      await drawer(page).getByRole("link", { name: "Promotions" }).click();
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL("/promotions");
    });

    test("makes the page behind it inert and still, and frees it on closing and on a wider window (rows 39, 40)", async ({
      page,
    }) => {
      await open(page, "/about-us");
      const html = page.locator("html");
      const behind = page.locator("main, footer, .call-bar");
      const shut = page.locator(":is([inert], [inert] *):is(main, footer, .call-bar)");
      await expect(behind).toHaveCount(3);
      await expect(shut).toHaveCount(0);
      await button(page, "Menu").click();
      await expect(drawer(page)).toBeVisible();
      await expect(html).toHaveCSS("overflow-y", "hidden");
      await expect(shut).toHaveCount(3);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(html).toHaveCSS("overflow-y", "visible");
      await expect(shut).toHaveCount(0);
      await expect(button(page, "Services")).toHaveAttribute("aria-expanded", "false");
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(drawer(page)).toBeHidden();
    });

    test("leads into a panel and back (rows 35, 39)", async ({ page }) => {
      await open(page, "/about-us");
      await button(page, "Menu").click();
      await button(page, "Services").click();
      await expect(panel(page, "services")).toBeVisible();
      await panel(page, "services").getByRole("button", { name: "Back to menu" }).click();
      await expect(panel(page, "services")).toBeHidden();
      await expect(drawer(page)).toBeVisible();
      await expect(button(page, "Services")).toBeFocused();
      await button(page, "Menu").click();
      await expect(drawer(page)).toBeHidden();
    });
  });
});

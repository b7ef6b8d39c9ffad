import { type Page } from "@playwright/test";
import { serviceMenu } from "@/content/navigation";
import { expect, test } from "@/e2e/support/fixtures";
import { open } from "@/e2e/support/page-steps";

const button = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("button", { name, exact: true });
const panel = (page: Page, name: "services" | "about") => page.locator(`#${name}-menu`);

/** Brings the main menu in sight: on a phone it is behind the menu button. */
async function reachMenu(page: Page, isMobile: boolean) {
  if (isMobile) await button(page, "Menu").click();
  await expect(button(page, "Services")).toBeVisible();
}

test.describe("the menus", { tag: "@read-only" }, () => {
  test("Services and About open by a press, one at a time, and say so (rows 35, 36)", async ({
    page,
    isMobile,
  }) => {
    await open(page, "/finance");
    await reachMenu(page, isMobile);
    for (const [name, id] of [
      ["Services", "services"],
      ["About", "about"],
    ] as const) {
      await expect(button(page, name)).toHaveAttribute("aria-expanded", "false");
      await button(page, name).focus();
      await page.keyboard.press("Enter");
      await expect(panel(page, id)).toBeVisible();
      await expect(button(page, name)).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("Escape");
      await expect(panel(page, id)).toBeHidden();
      await expect(button(page, name)).toHaveAttribute("aria-expanded", "false");
      await expect(button(page, name)).toBeFocused();
    }
    await button(page, "About").click();
    await expect(panel(page, "about").getByRole("link")).toHaveText(["About Us", "Service Area"]);
    await panel(page, "about").getByRole("link", { name: "Service Area" }).click();
    await expect(page).toHaveURL("/service-area");
    await expect(panel(page, "about")).toBeHidden();
  });

  test("the open Services menu shows its groups and links at once, and says where one is (row 35)", async ({
    page,
    isMobile,
  }) => {
    await open(page, "/terms");
    await reachMenu(page, isMobile);
    await button(page, "Services").click();
    const links = panel(page, "services").getByRole("link");
    await expect(links).toHaveCount(serviceMenu.flatMap(({ children }) => children).length);
    for (const { label, children } of serviceMenu) {
      await expect(panel(page, "services").getByText(label, { exact: true })).toBeVisible();
      for (const child of children) {
        await expect(links.filter({ hasText: child.label }).first()).toBeVisible();
      }
    }
    const heatPumps = panel(page, "services").getByRole("link", {
      name: "Heat Pump Replacement & Installation",
    });
    await expect(heatPumps).toHaveCount(2);
    await heatPumps.last().click();
    await expect(page).toHaveURL("/services/heatPumpReplacement");
    await expect(panel(page, "services")).toBeHidden();
    await expect(page.locator("header [aria-current=true]")).toHaveText("Services");
  });

  test("a mouse opens a panel by resting on it, keeps it on the way in, and closes it by leaving; a finger does not (row 35)", async ({
    page,
    isMobile,
  }) => {
    await open(page, "/finance");
    if (isMobile) {
      await page.setViewportSize({ width: 1024, height: 800 });
      await button(page, "Services").tap();
      await expect(panel(page, "services")).toBeVisible();
      await button(page, "Services").tap();
      await expect(panel(page, "services")).toBeHidden();
      return;
    }
    await button(page, "Services").hover();
    await expect(panel(page, "services")).toBeVisible();
    await expect(button(page, "Services")).toHaveAttribute("aria-expanded", "true");
    await button(page, "Services").click();
    await expect(panel(page, "services")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel(page, "services")).toBeHidden();

    await button(page, "About").hover();
    await expect(panel(page, "about")).toBeVisible();
    await panel(page, "about").getByRole("link").last().hover();
    await expect(panel(page, "about")).toBeVisible();
    await page.getByRole("main").hover({ position: { x: 20, y: 500 } });
    await expect(panel(page, "about")).toBeHidden();
  });
});

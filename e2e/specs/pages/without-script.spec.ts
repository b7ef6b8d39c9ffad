import { type Page } from "@playwright/test";
import { company } from "@/content/company";
import { serviceMenu } from "@/content/navigation";
import { promotions } from "@/content/promotions";
import { expect, test } from "@/e2e/support/fixtures";
import { everyRoute, tagOf } from "@/e2e/support/routes";

test.use({ javaScriptEnabled: false });

/** Texts that cannot be read: transparent ones, and light ones on a light ground. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const light = (colour: string) =>
      channels(colour)
        .slice(0, 3)
        .every((part) => part > 200);
    const clear = (colour: string) => channels(colour)[3] === 0;
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!own || !element.checkVisibility({ visibilityProperty: true })) continue;
      const words = (element.textContent ?? "").trim().slice(0, 40);
      if (!element.checkVisibility({ opacityProperty: true })) found.push(`unseen: ${words}`);
      // The header lies over whatever stands at the top of the page.
      const start = element.closest("header") ? document.querySelector("main > *") : element;
      let ground: Element | null = element.closest("header") === null ? element : null;
      for (let each: Element | null = element; each && !ground; each = each.parentElement) {
        if (!clear(getComputedStyle(each).backgroundColor) && each !== document.body) ground = each;
        if (each.matches("header")) break;
      }
      ground ??= start;
      while (ground && clear(getComputedStyle(ground).backgroundColor))
        ground = ground.parentElement;
      const behind = ground ? getComputedStyle(ground).backgroundColor : "rgb(255, 255, 255)";
      if (light(getComputedStyle(element).color) && light(behind)) found.push(`light: ${words}`);
    }
    return found;
  });

for (const path of everyRoute) {
  test(
    `without script ${path} shows its words, its phone and its e-mail (rows 18, 25, 42)`,
    { tag: tagOf(path) },
    async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await unreadable(page)).toEqual([]);
      const footer = page.getByRole("contentinfo");
      await expect(footer.locator(`a[href="tel:${company.phone.e164}"]`).first()).toBeVisible();
      await expect(footer.locator(`a[href="mailto:${company.email}"]`).first()).toBeVisible();
      const words = await page.getByRole("main").innerText();
      expect(words.trim().length).toBeGreaterThan(20);
    },
  );
}

test("without script the header stays over the hero, and leaves with it (row 42)", async ({
  page,
}) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("position", "absolute");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(header).not.toBeInViewport();
});

test("without script the menus open and every link leads on (rows 18, 35, 36)", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  const reach = async () => {
    if (isMobile) await page.getByRole("button", { name: "Menu", exact: true }).click();
  };
  await reach();
  await page.getByRole("button", { name: "Services", exact: true }).click();
  await expect(page.locator("#services-menu").getByRole("link")).toHaveCount(
    serviceMenu.flatMap(({ children }) => children).length,
  );
  await page.locator("#services-menu").getByRole("link", { name: "Radiant Heating" }).click();
  await expect(page).toHaveURL("/services/radiantHeating");
  await reach();
  await page.getByRole("button", { name: "About", exact: true }).click();
  await page.locator("#about-menu").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { name: "Our Story" })).toBeVisible();
});

test("without script the stories scroll by hand, all five (row 208)", async ({ page }) => {
  await page.goto("/");
  const stories = page.locator(".story-row figure");
  await expect(stories).toHaveCount(5);
  const fifth = stories.nth(4);
  await fifth.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await expect(fifth).toBeInViewport();
});

test("without script answers open, and codes can be read (rows 126, 137)", async ({ page }) => {
  await page.goto("/services/acRepair");
  await page.locator("summary").first().click();
  await expect(page.locator("details p").first()).toBeVisible();
  await page.goto("/promotions");
  await expect(page.getByRole("button", { name: /^Use Code: / })).toHaveCount(promotions.length);
});

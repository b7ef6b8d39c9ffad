import type { Page } from "@playwright/test";
import { company } from "@/content/company";
import { pages, serviceMenu } from "@/content/navigation";
import { promotions } from "@/content/promotions";
import { towns } from "@/content/towns";
import { frameWords } from "@/content/words/frame";
import { offerWords } from "@/content/words/offers";
import { areaWords } from "@/content/words/service-area";
import { expect, test } from "@/e2e/support/fixtures";
import { everyRoute, tagOf } from "@/e2e/support/routes";

test.use({ javaScriptEnabled: false });

/** Light texts on a light ground, the header's on what stands at the top of the page. */
const sunk = (page: Page) =>
  page.evaluate(() => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const light = (color: string) => channels(color).every((part, at) => at > 2 || part > 200);
    const groundOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (channels(backgroundColor)[3] !== 0) return backgroundColor;
        if (at.matches("body > header")) return groundOf(document.querySelector("main > *"));
      }
      return "rgb(255, 255, 255)";
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      if (!textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (light(getComputedStyle(element).color) && light(groundOf(element)))
        found.push(textContent);
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
      expect(await sunk(page)).toEqual([]);
      await expect(page.locator("[data-reveal]").filter({ visible: false })).toHaveCount(0);
      for (const block of await page.locator("[data-reveal]").all())
        await expect(block).toHaveCSS("opacity", "1");
      for (const href of [`tel:${company.phone.e164}`, `mailto:${company.email}`])
        await expect(page.locator(`footer a[href="${href}"]`).first()).toBeVisible();
      await expect(page.getByRole("main")).toHaveText(/\S/);
    },
  );
}

test("without script the header leaves with the hero, and the menus open and lead on (rows 18, 35, 36, 42)", async ({
  page,
  isMobile,
}) => {
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await page.goto("/");
  await expect(page.getByRole("banner")).toHaveCSS("position", "absolute");
  if (isMobile) await press(frameWords.menu.open);
  await press(pages.services.label);
  const entries = serviceMenu.flatMap(({ children }) => children);
  const links = page.locator("#services-menu").getByRole("link");
  await expect(links.filter({ hasText: entries[0]!.label })).toBeVisible();
  await links
    .filter({ hasText: entries.at(-1)!.label })
    .last()
    .click();
  await expect(page).toHaveURL(entries.at(-1)!.path);
  if (isMobile) await press(frameWords.menu.open);
  await press(frameWords.menu.about);
  await page.locator("#about-menu").getByRole("link").first().click();
  await expect(page).toHaveURL(pages.about.path);
});

test("without script answers open, codes can be read and nothing offers to share, towns stand in map and list (rows 18, 126, 137, 144)", async ({
  page,
}) => {
  await page.goto("/services/acRepair");
  await page.locator("summary").first().click();
  await expect(page.locator("details p").first()).toBeVisible();
  await page.goto("/promotions");
  for (const { code } of promotions) await expect(page.getByText(code).first()).toBeVisible();
  await expect(page.getByRole("button", { name: offerWords.share })).toHaveCount(0);
  await page.goto("/service-area");
  await expect(page.getByRole("img", { name: areaWords.map })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText(
    [...towns].sort((one, other) => one.localeCompare(other, "en")),
  );
});

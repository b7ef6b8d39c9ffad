import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { pages, serviceMenu } from "@/content/navigation";
import { openHours } from "@/content/open-hours";
import { promotions } from "@/content/promotions";
import { taglines } from "@/content/taglines";
import { testimonials } from "@/content/testimonials";
import { towns } from "@/content/towns";
import { formWords } from "@/content/words/forms";
import { frameWords } from "@/content/words/frame";
import { galleryWords } from "@/content/words/gallery";
import { newsletterWords } from "@/content/words/newsletter";
import { areaWords } from "@/content/words/service-area";
import { unsubscribeWords } from "@/content/words/unsubscribe";
import { expect, type Page, test } from "@/e2e/support/fixtures";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { quoteFormOn } from "@/e2e/support/journeys/quote-form";
import { opening } from "@/e2e/support/page-steps";
import { sampleRoutes } from "@/e2e/support/routes";

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

test("without script pages show their words (rows 18, 25, 42)", async ({ page }) => {
  for (const path of sampleRoutes) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await sunk(page), path).toEqual([]);
    const faint = (all: Element[]) =>
      all.filter((each) => !each.checkVisibility() || getComputedStyle(each).opacity !== "1");
    expect(await page.locator("[data-reveal]").evaluateAll(faint), path).toEqual([]);
    for (const href of [`tel:${company.phone.e164}`, `mailto:${company.email}`])
      await expect(page.locator(`footer a[href="${href}"]`).first()).toBeVisible();
  }
});

test("without script menus lead on (rows 18, 35, 36, 42) @phone", async ({ page, isMobile }) => {
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await page.goto("/");
  await expect(page.getByRole("banner")).toHaveCSS("position", "absolute");
  if (isMobile) await press(frameWords.menu.open);
  await press(pages.services.label);
  const entries = serviceMenu.flatMap(({ children }) => children);
  const links = page.locator("#services-menu").getByRole("link");
  await expect(links.filter({ hasText: entries[0]!.label })).toBeVisible();
  const last = links.filter({ hasText: entries.at(-1)!.label }).last();
  await last.click();
  await expect(page).toHaveURL(entries.at(-1)!.path);
  if (isMobile) await press(frameWords.menu.open);
  await press(frameWords.menu.about);
  await page.locator("#about-menu").getByRole("link").first().click();
  await expect(page).toHaveURL(pages.about.path);
});

test("without script all is shown (rows 18, 67, 83, 126, 137, 144, 202, 208)", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("h1 [data-typed-line]")).toHaveText(taglines[0] ?? "");
  // What is not in the window is reached by scrolling the row.
  const stories = page.locator(".story-row figure");
  for (const [index, { name, timeAgo }] of testimonials.entries()) {
    await stories.nth(index).scrollIntoViewIfNeeded();
    await expect(stories.nth(index)).toBeInViewport();
    await expect(stories.nth(index)).toContainText(`${name} · ${timeAgo}`);
  }
  await page.goto("/services/acRepair");
  await page.locator("summary").first().click();
  await expect(page.locator("details p").first()).toBeVisible();
  await page.goto("/promotions");
  for (const { code } of promotions) await expect(page.getByText(code).first()).toBeVisible();
  await page.goto("/service-area");
  await expect(page.getByRole("img", { name: areaWords.map })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText(
    [...towns].sort((one, other) => one.localeCompare(other, "en")),
  );
  await page.goto("/contact");
  await expect(page.getByText(facts.hours.repairs).first()).toBeVisible();
  await expect(page.locator("main [data-hours]")).toBeEmpty();
  await expect(page.locator(".call-bar [data-hours]")).toHaveText(openHours.anyTime);
});

test("forms name another way (rows 18, 149, 157, 172; F30)", async ({ page, backend }) => {
  await page.goto("/contact");
  const { form, field, button } = quoteFormOn(page);
  const note = form.getByText(opening(formWords.withoutScript));
  await expect(note).toBeVisible();
  await expect(note.locator("a")).toHaveAttribute("href", `tel:${company.phone.e164}`);
  await field("Name").fill("Ann Sample");
  await field("Name").press("Enter");
  await expect(button).toBeDisabled();
  await expect(page).toHaveURL("/contact");
  const newsletter = newsletterOn(page);
  await expect(newsletter.form.getByText(newsletterWords.withoutScript)).toBeVisible();
  await expect(newsletter.button).toBeDisabled();

  await page.goto("/unsubscribe?email=a@b.c");
  const main = page.locator("main");
  await expect(main.getByText(opening(unsubscribeWords.withoutScript))).toBeVisible();
  await expect(main).not.toContainText(unsubscribeWords.noEmail);
  expect(await backend.requests()).toEqual([]);

  await page.goto("/gallery");
  await expect(main.getByText(galleryWords.withoutScript)).toBeVisible();
  const filters = main.getByRole("button", { disabled: true });
  await expect(filters).toHaveText(Object.values(galleryWords.filters));
});

import { type Page } from "@playwright/test";
import { townPoints } from "@/content/service-area/town-points";
import { towns } from "@/content/towns";
import { expect, test } from "@/e2e/support/fixtures";
import { open, scriptsOf } from "@/e2e/support/page-steps";

const picture = (page: Page) => page.getByRole("img", { name: /^Map of the towns we serve/ });
const layer = (page: Page) => page.locator("[data-drawing]:visible");
const row = (page: Page, town: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: town });

test("the map comes as one file for this width, when it is near, and moves nothing (row 144)", async ({
  page,
  isMobile,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/maps/")) asked.push(new URL(request.url()).pathname);
  });
  await open(page, "/service-area");
  const before = await picture(page).boundingBox();
  await picture(page).scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect((await picture(page).boundingBox())?.height).toBe(before?.height);
  expect(new Set(asked)).toEqual(new Set([isMobile ? "/maps/narrow.svg" : "/maps/wide.svg"]));
  await expect(layer(page).locator("circle")).toHaveCount(Object.keys(townPoints).length);
});

test("pointing at a town lights it on map and list together, without the page's scripts (row 144)", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "a finger does not point");
  const scripts = scriptsOf(page);
  await open(page, "/service-area");
  await row(page, "Oswego").hover();
  await expect(page.locator("li[data-lit]")).toHaveText(["Oswego"]);
  await expect(layer(page).locator("circle[data-lit]")).toHaveAttribute("data-town", "Oswego");
  await expect(layer(page).locator("use").first()).toHaveAttribute("href", /#oswego$/);
  await layer(page).locator('circle[data-town="Lisle"]').scrollIntoViewIfNeeded();
  const dot = await layer(page).locator('circle[data-town="Lisle"]').boundingBox();
  if (!dot) throw new Error("no dot");
  await page.mouse.move(dot.x + dot.width / 2 + 3, dot.y + dot.height / 2);
  await expect(page.locator("li[data-lit]")).toHaveText(["Lisle"]);
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(page.locator("[data-lit]")).toHaveCount(0);
  expect(scripts()).toEqual([]);
});

test("the search lights what it finds (rows 142, 144)", async ({ page }) => {
  await open(page, "/service-area");
  const found = layer(page).locator("circle[data-found]");
  await expect(found).toHaveCount(0);
  await page.getByPlaceholder("Search your area...").fill("60502");
  await expect(found).toHaveCount(1);
  await expect(found).toHaveAttribute("data-town", "Aurora");
  await expect(layer(page).locator('use[href$="#aurora"]')).toHaveCount(1);
  await page.getByPlaceholder("Search your area...").fill("ville");
  await expect(found).toHaveCount(towns.filter((town) => /ville/i.test(town)).length);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the map is there, and the list says it in words (rows 18, 144)", async ({ page }) => {
    await page.goto("/service-area");
    await picture(page).scrollIntoViewIfNeeded();
    await expect(picture(page)).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem")).toHaveText([...towns]);
  });
});

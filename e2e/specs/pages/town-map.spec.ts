import { type Page } from "@playwright/test";
import { townPoints } from "@/content/service-area/town-points";
import { towns } from "@/content/towns";
import { expect, test } from "@/e2e/support/fixtures";
import { open, scriptsOf } from "@/e2e/support/page-steps";
import { slugOf } from "@/lib/service-area/slug";

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

/**
 * Points all over the map, in its own pixels, each with the id of the town whose drawn limits it lies
 * in, "" where in none. Points closer than two pixels to a border are left out.
 */
const pointsOn = (page: Page) =>
  layer(page).evaluate(async (map) => {
    const answer = await fetch((map as HTMLElement).dataset["drawing"] ?? "");
    const drawing = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
    const svg = document.adoptNode(drawing.documentElement) as unknown as SVGSVGElement;
    document.body.append(svg);
    const towns = [...svg.querySelectorAll<SVGPathElement>("path[id]")];
    const townAt = (x: number, y: number) =>
      towns.find((town) => town.isPointInFill(new DOMPoint(x, y)))?.id ?? "";
    const { width, height } = svg.viewBox.baseVal;
    const points: { x: number; y: number; town: string }[] = [];
    for (let x = 20; x < width; x += width / 20) {
      for (let y = 20; y < height; y += height / 20) {
        const around = [-2, 0, 2].flatMap((dx) => [-2, 0, 2].map((dy) => townAt(x + dx, y + dy)));
        const [town = ""] = around;
        if (new Set(around).size === 1) points.push({ x: x / width, y: y / height, town });
      }
    }
    svg.remove();
    return points;
  });

test("the map lights the town in whose drawn limits one points, and none outside of them (row 144)", async ({
  page,
}) => {
  await open(page, "/service-area");
  const points = await pointsOn(page);
  expect(points.filter(({ town }) => town).length).toBeGreaterThan(50);
  const seen = await layer(page).evaluate(async (map, all) => {
    const { left, top, width, height } = map.getBoundingClientRect();
    const lit: string[] = [];
    for (const { x, y } of all) {
      const [clientX, clientY] = [left + x * width, top + y * height];
      map.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, clientX, clientY }));
      // The drawing is in the page: its limits are there at once.
      await fetch((map as HTMLElement).dataset["drawing"] ?? "");
      lit.push(document.querySelector("li[data-lit]")?.textContent ?? "");
    }
    return lit;
  }, points);
  expect(seen.map(slugOf)).toEqual(points.map(({ town }) => town));
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });
  test("the first touch of the map lights the town (row 144)", async ({ page }) => {
    await open(page, "/service-area");
    const dot = layer(page).locator('circle[data-town="Plainfield"]');
    await dot.scrollIntoViewIfNeeded();
    const box = await dot.boundingBox();
    if (!box) throw new Error("no dot");
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.locator("li[data-lit]")).toHaveText(["Plainfield"]);
  });
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

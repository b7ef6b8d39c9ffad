import { type Page } from "@playwright/test";
import { expect, test } from "@/e2e/fixtures";
import { contrastWith, open, scrollTo } from "@/e2e/page-steps";

const header = (page: Page) => page.getByRole("banner");
const white = "rgb(255, 255, 255)";
const transparent = "rgba(0, 0, 0, 0)";

/** The header's colors once its 200 ms change is over. */
const colors = (page: Page) =>
  header(page).evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    const { color, backgroundColor } = getComputedStyle(element);
    return { color, backgroundColor };
  });

test("over the hero of Home the text is white on a transparent bar (row 42)", async ({ page }) => {
  await open(page, "/");
  expect(await colors(page)).toEqual({ color: white, backgroundColor: transparent });
});

test("scrolled, the text is dark on a bar of its own (row 41)", async ({ page }) => {
  await open(page, "/");
  await scrollTo(page, 400);
  await expect(header(page)).toHaveAttribute("data-scrolled", "true");
  const { backgroundColor } = await colors(page);
  expect(backgroundColor).not.toBe(transparent);
  expect(await contrastWith(header(page), backgroundColor)).toBeGreaterThanOrEqual(4.5);
});

for (const path of [
  "/promotions",
  "/service-area",
  "/gallery",
  "/privacy-policy",
  "/terms",
  "/finance",
  "/unsubscribe",
  "/nowhere",
]) {
  test(`${path} has no dark hero, so its header text is dark (rows 41, 43)`, async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors([/status of 404/]);
    await page.goto(path);
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await contrastWith(header(page), paper)).toBeGreaterThanOrEqual(4.5);
  });
}

test("an open menu over the hero turns the text dark, and closing it turns it white (row 41)", async ({
  page,
}) => {
  await open(page, "/");
  const wide = (page.viewportSize()?.width ?? 0) >= 992;
  const button = page.getByRole("button", { name: wide ? "About" : "Menu", exact: true });
  await button.click();
  await expect(header(page)).toHaveAttribute("data-dark-text", "true");
  const { backgroundColor } = await colors(page);
  expect(await contrastWith(header(page), backgroundColor)).toBeGreaterThanOrEqual(4.5);
  await page.keyboard.press("Escape");
  await expect(header(page)).not.toHaveAttribute("data-dark-text");
  expect((await colors(page)).color).toBe(white);
});

import { type Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "@/e2e/support/fixtures";
import { contrastWith, open, scrollTo } from "@/e2e/support/page-steps";
import { tagOf } from "@/e2e/support/routes";

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

test.describe("the header over a page", { tag: "@read-only" }, () => {
  test("over the hero of Home the text is white on a transparent bar (row 42)", async ({
    page,
  }) => {
    await open(page, "/");
    expect(await colors(page)).toEqual({ color: white, backgroundColor: transparent });
  });

  test("scrolled, the text is dark on a bar of its own (row 41)", async ({ page }) => {
    await open(page, "/");
    await scrollTo(page, 400);
    await expect(header(page)).toHaveAttribute("data-scrolled");
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
    test(
      `${path} has no dark hero, so its header text is dark (rows 41, 43)`,
      { tag: tagOf(path) },
      async ({ page, expectConsoleErrors }) => {
        expectConsoleErrors([/status of 404/]);
        await page.goto(path);
        const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        expect(await contrastWith(header(page), paper)).toBeGreaterThanOrEqual(4.5);
      },
    );
  }

  test("an open menu over the hero turns the text dark, and closing it turns it white (row 41)", async ({
    page,
  }) => {
    await open(page, "/");
    const wide = (page.viewportSize()?.width ?? 0) >= 992;
    const button = page.getByRole("button", { name: wide ? "About" : "Menu", exact: true });
    await button.click();
    await expect(page.locator("header :popover-open")).toHaveCount(1);
    const { backgroundColor } = await colors(page);
    expect(await contrastWith(header(page), backgroundColor)).toBeGreaterThanOrEqual(4.5);
    await page.keyboard.press("Escape");
    await expect(page.locator("header :popover-open")).toHaveCount(0);
    expect((await colors(page)).color).toBe(white);
  });

  for (const path of ["/", "/about-us", "/contact", "/services/acRepair", "/services/acTips"]) {
    test(`on ${path} white text holds 4.5:1 against every pixel behind the header (row 42)`, async ({
      page,
    }) => {
      await open(page, path);
      await page.waitForLoadState("networkidle");
      const box = await header(page).boundingBox();
      if (!box) throw new Error("the header has no box");
      // The words alone: the shade under them is the header's own.
      await header(page)
        .locator(":scope > *")
        .evaluateAll((parts: HTMLElement[]) => {
          for (const part of parts) part.style.visibility = "hidden";
        });
      const picture = await page.screenshot({ clip: box });
      const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
      let brightest = 0;
      for (let at = 0; at < data.length; at += info.channels) {
        const [red = 0, green = 0, blue = 0] = [...data.subarray(at, at + 3)].map((byte) => {
          const part = byte / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        brightest = Math.max(brightest, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
      }
      expect(1.05 / (brightest + 0.05)).toBeGreaterThanOrEqual(4.5);
    });
  }
});

import { type Page } from "@playwright/test";
import { company } from "@/content/company";
import { expect, test } from "@/e2e/support/fixtures";
import { open, scrollTo, scrollTop, settled } from "@/e2e/support/page-steps";

const header = (page: Page) => page.getByRole("banner");
const topBar = (page: Page) => page.locator(".top-bar");

test.describe("the header", { tag: ["@read-only", "@desktop-first"] }, () => {
  for (const width of [992, 1024, 1440]) {
    test(`at ${width} px the top bar, six entries and the button stand in two lines, unwrapped (rows 29, 34, 37, 39, 209)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      const nav = page.getByRole("navigation", { name: "Main" });
      const entries = nav.locator(".nav-item");
      await expect(entries).toHaveText(
        ["Home", "Services", "About", "Promotions", "Gallery", "Contact"].map(
          (label) => new RegExp(`^${label}$`),
        ),
      );
      await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
      for (const line of [
        topBar(page).getByRole("link"),
        entries.or(header(page).getByRole("link", { name: "Schedule Service" })),
      ]) {
        const boxes = await line.evaluateAll((parts) =>
          parts.map((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            const lines = new Set(
              [...part.querySelectorAll("*"), part].flatMap((each) =>
                [...each.childNodes]
                  .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
                  .flatMap((node) => {
                    const range = document.createRange();
                    range.selectNodeContents(node);
                    return [...range.getClientRects()].map((rect) => Math.round(rect.top / 8));
                  }),
              ),
            );
            return { left, right, middle: Math.round((top + bottom) / 2), lines: lines.size };
          }),
        );
        expect(boxes.map((box) => box.lines)).toEqual(boxes.map(() => 1));
        expect(new Set(boxes.map((box) => box.middle)).size).toBe(1);
        boxes.slice(1).forEach((box, index) => {
          expect(box.left).toBeGreaterThanOrEqual(boxes[index]?.right ?? Infinity);
        });
        expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width);
      }
    });
  }

  test("at 991 px the top bar is gone and a menu button stands for the entries (rows 29, 39)", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 991, height: 800 });
    await page.goto("/");
    await expect(topBar(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(topBar(page)).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  });

  test("on a phone the number stands in the bar as a link (rows 5, 39)", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/finance");
    const phone = header(page).getByRole("link", { name: company.phone.display, exact: true });
    await expect(phone).toBeVisible();
    await expect(phone).toHaveAttribute("href", `tel:${company.phone.e164}`);
  });

  for (const [width, seen] of [
    [992, 44],
    [1239, 44],
    [1240, 130],
  ] as const) {
    test(`at ${width} px the number keeps its place in the bar when the top bar is gone (row 38)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, "/");
      const numbers = header(page).getByRole("link", { name: company.phone.display });
      await expect(numbers).toHaveCount(2);
      const place = await numbers.last().boundingBox();
      await scrollTo(page, 600);
      await expect(topBar(page)).toBeHidden();
      await expect(numbers).toHaveCount(1);
      const box = await numbers.boundingBox();
      expect(box?.x).toBe(place?.x);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(Math.abs((box?.width ?? 0) - seen)).toBeLessThan(20);
      // It stands in the line without touching what is beside it.
      const logo = await header(page)
        .getByRole("link", { name: company.name, exact: true })
        .boundingBox();
      const first = await header(page).getByRole("link", { name: "Home" }).boundingBox();
      expect(box?.x).toBeGreaterThan((logo?.x ?? Infinity) + (logo?.width ?? 0));
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThan(first?.x ?? 0);
    });
  }

  test("the scrolled state begins beyond 120 px and ends at it, without moving the page (row 38)", async ({
    page,
  }) => {
    await open(page, "/");
    const heading = page.getByRole("heading", { level: 1 });
    const place = () =>
      heading.evaluate((element) =>
        Math.round(element.getBoundingClientRect().top + window.scrollY),
      );
    const before = await place();
    for (const [top, scrolled] of [
      [121, true],
      [120, false],
      [122, true],
      [119, false],
    ] as const) {
      await scrollTo(page, top);
      if (scrolled) await expect(header(page)).toHaveAttribute("data-scrolled");
      else await expect(header(page)).not.toHaveAttribute("data-scrolled");
      expect(await place()).toBe(before);
    }
  });

  test("who goes through the header by keys sees where, scrolled or not (row 38)", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, "/service-area");
    const seen = () => page.locator(":focus").evaluate((it) => it.getBoundingClientRect().top >= 0);
    const [logo, inTopBar] = [
      header(page).getByRole("link", { name: company.name, exact: true }),
      topBar(page).getByRole("link").nth(1),
    ];
    // The bar has been told to fold, and the keys are quicker.
    await logo.focus();
    await scrollTo(page, 600);
    await page.keyboard.press("Shift+Tab");
    await expect.poll(seen).toBe(true);
    // The page is scrolled while the focus is in the bar.
    await scrollTo(page, 0);
    await inTopBar.focus();
    await page.keyboard.press("Shift+Tab");
    await scrollTo(page, 600);
    await expect(header(page)).toHaveAttribute("data-scrolled");
    await settled(page);
    expect(await seen()).toBe(true);
    await page.keyboard.press("Tab");
    expect(await seen()).toBe(true);
  });

  for (const link of ["logo", "Home"]) {
    test(`on Home the ${link} scrolls smoothly to the top without a reload (rows 44, 45)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, "/");
      await scrollTo(page, 1600);
      await page.evaluate(() => {
        const seen: number[] = [];
        Object.assign(window, { seen });
        window.addEventListener("scroll", () => seen.push(window.scrollY));
      });
      const name = link === "logo" ? company.name : "Home";
      await header(page).getByRole("link", { name, exact: true }).click();
      await expect.poll(() => scrollTop(page)).toBe(0);
      const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
      expect(seen.filter((top) => top > 0 && top < 1600).length).toBeGreaterThan(0);
      await expect(page).toHaveURL("/");
    });
  }

  test("elsewhere the logo leads home (row 44)", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, "/finance");
    await header(page).getByRole("link", { name: company.name, exact: true }).click();
    await expect(page).toHaveURL("/");
  });
});

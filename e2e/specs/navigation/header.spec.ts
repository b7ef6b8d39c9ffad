import { company } from "@/content/company";
import { pages } from "@/content/navigation";
import { frameWords } from "@/content/words/frame";
import { lowOverPicture } from "@/e2e/support/contrast";
import { expect, type Locator, type Page, test } from "@/e2e/support/fixtures";
import { boxOf, open, scrollTo, settled } from "@/e2e/support/page-steps";
import { headerScrolled, wideHeader } from "@/lib/distances";

const { menu } = frameWords;
const header = (page: Page) => page.getByRole("banner");
const topBar = (page: Page) => page.locator(".top-bar");
const nav = (page: Page) => page.getByRole("navigation", { name: menu.label });
const menuButton = (page: Page) => page.getByRole("button", { name: menu.open });
const logo = (page: Page) => header(page).getByRole("link", { name: company.name, exact: true });
const number = (page: Page) => header(page).getByRole("link", { name: company.phone.display });
const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

const boxesOf = (parts: Locator) =>
  parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));

test.describe("the header @read-only", () => {
  test("two lines when wide, else a menu button (rows 29, 34, 37, 39, 209)", async ({ page }) => {
    // Here nothing needs to wrap.
    await setWidth(page, 1920);
    await page.goto("/");
    const { home, services, promotions, gallery, contact } = pages;
    const entries = nav(page).locator(".nav-item");
    const named = [home.label, services.label, menu.about, promotions.label, gallery.label];
    await expect(entries).toHaveText([...named, contact.label]);
    const lines = [
      topBar(page).getByRole("link"),
      entries.or(header(page).getByRole("link", { name: menu.schedule })),
    ];
    for (const line of lines) {
      await setWidth(page, 1920);
      const heights = (await boxesOf(line)).map(({ height }) => height);
      for (const width of [wideHeader, 1024, 1440]) {
        await setWidth(page, width);
        await expect(menuButton(page)).toBeHidden();
        const boxes = await boxesOf(line);
        expect(boxes.map(({ height }) => height)).toEqual(heights);
        boxes.forEach(({ left }, index) =>
          expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0),
        );
        expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width);
      }
    }
    await setWidth(page, wideHeader - 1);
    await expect(topBar(page)).toBeHidden();
    await expect(nav(page)).toBeHidden();
    await expect(menuButton(page)).toBeVisible();
    await setWidth(page, 390);
    await expect(number(page)).toHaveAttribute("href", `tel:${company.phone.e164}`);
    await expect(number(page)).toBeVisible();
  });

  test("beyond 120 px it is scrolled, and moves nothing (row 38)", async ({ page }) => {
    await setWidth(page, 1440);
    await open(page, "/");
    const heading = () =>
      page.locator("h1").evaluate((h1) => Math.round(h1.getBoundingClientRect().top + scrollY));
    const before = await heading();
    for (const top of [
      headerScrolled + 1,
      headerScrolled,
      headerScrolled + 2,
      headerScrolled - 1,
    ]) {
      await scrollTo(page, top);
      const scrolled = header(page).and(page.locator("[data-scrolled]"));
      await expect(scrolled).toHaveCount(top > headerScrolled ? 1 : 0);
      expect(await heading()).toBe(before);
    }
    // Before that no word that passes under it is seen through it; pictures begin further right.
    await setWidth(page, 1280);
    await open(page, "/services/acRepair");
    const looks = async () => {
      const { width, height } = await boxOf(header(page));
      return page.screenshot({ clip: { x: 0, y: 0, width: width * 0.5, height } });
    };
    const atTop = await looks();
    await scrollTo(page, headerScrolled - 40);
    expect((await looks()).equals(atTop)).toBe(true);
    await open(page, "/");
    for (const width of [wideHeader, 1240]) {
      await scrollTo(page, 0);
      await setWidth(page, width);
      await scrollTo(page, 600);
      await expect(header(page)).toHaveAttribute("data-scrolled");
      await expect(number(page)).toHaveCount(1);
      // It stands in the line without touching what is beside it.
      const row = await boxesOf(logo(page).or(number(page)).or(nav(page)));
      expect(row).toHaveLength(3);
      row
        .slice(1)
        .forEach(({ left }, index) => expect(left).toBeGreaterThan(row[index]?.right ?? 0));
    }
  });
});

test("the header's text is white over a hero, dark when scrolled, over an open menu and on a light page (rows 41-43)", async ({
  page,
  isMobile,
  watch,
}) => {
  watch.expect([/status of 404/]);
  const colors = async () => {
    await settled(page);
    return header(page).evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });
  };
  const overHero = { color: "rgb(255, 255, 255)", backgroundColor: "rgba(0, 0, 0, 0)" };
  await open(page, "/nowhere");
  const dark = await colors();
  expect(dark.color).not.toBe(overHero.color);
  await open(page, "/");
  expect(await colors()).toEqual(overHero);
  const button = isMobile ? menuButton(page) : page.getByRole("button", { name: menu.about });
  await button.click();
  await expect(page.locator("header :popover-open")).toHaveCount(1);
  expect((await colors()).color).toBe(dark.color);
  await page.keyboard.press("Escape");
  await expect(page.locator("header :popover-open")).toHaveCount(0);
  expect(await colors()).toEqual(overHero);
  // No letters lie under its edge there.
  await scrollTo(page, 500);
  await expect(header(page)).toHaveAttribute("data-scrolled");
  const scrolled = await colors();
  expect(scrolled.color).toBe(dark.color);
  expect(scrolled.backgroundColor).not.toBe(overHero.backgroundColor);
  expect(await lowOverPicture(page)).toEqual([]);
});

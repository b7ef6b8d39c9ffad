import sharp from "sharp";
import { partsOf } from "@/content/figures";
import type { Box } from "@/content/figures/markers";
import { serviceWords } from "@/content/words/service-page";
import { expect, type Page, test } from "@/e2e/support/fixtures";
import { boxOf, frames, open, scrollTop, settled } from "@/e2e/support/page-steps";
import { swipeFrom } from "@/e2e/support/swipe";

// The machine opened on a service page, its numbers and their list; and the duct before and after.

const path = "/services/furnaceRepair";
const parts = partsOf("furnaceRepair");
const figure = (page: Page) => page.locator("figure").filter({ has: page.locator("svg") });
const mark = (page: Page, index: number) => figure(page).locator(".marks > svg").nth(index);
const entry = (page: Page, index: number) => figure(page).getByRole("listitem").nth(index);
/** What a number and its place in the list are painted with. */
const colorsOf = async (page: Page, index: number) => [
  await mark(page, index)
    .locator("path")
    .evaluate((pin) => getComputedStyle(pin).fill),
  await entry(page, index).evaluate((item) => getComputedStyle(item, "::before").backgroundColor),
];

/** The mean color seen in the middle of where a part fails, 0..255 of red, green and blue. */
async function seenAt(page: Page, { x0, x1, y0, y1 }: Box) {
  const { x, y, width, height } = await boxOf(figure(page).getByRole("img"));
  const middle = { x: x + (width * (x0 + x1)) / 2, y: y + (height * (y0 + y1)) / 2 };
  const clip = { x: middle.x - 24, y: middle.y - 24, width: 48, height: 48 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}
/** How far what is seen there is from a color, in steps of the channel that differs most. */
const changeAt = async (page: Page, fault: Box, color: readonly number[]) =>
  Math.max(...(await seenAt(page, fault)).map((value, index) => Math.abs(value - color[index]!)));
const alike = 3;

const compare = (page: Page) => page.locator("[data-compare]");
const slider = (page: Page) => page.getByRole("slider", { name: serviceWords.compare });

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("each pin points at its part, and lights @phone", async ({ page, isMobile }) => {
    await page.goto(path);
    const image = figure(page).getByRole("img");
    await image.scrollIntoViewIfNeeded();
    // On a phone it stands beside the page until its reader scrolls.
    await expect(image).toBeInViewport();
    const box = (await image.boundingBox())!;
    for (const [index, { x, y, name, text }] of parts.entries()) {
      await expect(entry(page, index)).toContainText(`${name}`);
      await expect(entry(page, index)).toContainText(text);
      const pin = (await mark(page, index).locator("path").boundingBox())!;
      expect(pin.x + pin.width / 2 - box.x).toBeCloseTo(x * box.width, -1);
      expect(pin.y + pin.height - box.y).toBeCloseTo(y * box.height, -1);
    }
    const plain = await colorsOf(page, 0);
    if (!isMobile) {
      for (const pointed of [entry(page, 0), mark(page, 0)]) {
        await pointed.hover();
        await expect.poll(() => colorsOf(page, 0)).not.toEqual(plain);
        expect(await colorsOf(page, 1)).toEqual(plain);
        await page.mouse.move(0, 0);
        await expect.poll(() => colorsOf(page, 0)).toEqual(plain);
      }
    }
    const link = entry(page, 1).getByRole("link");
    await link.focus();
    await expect.poll(() => colorsOf(page, 1)).not.toEqual(plain);
    await page.keyboard.press("Enter");
    await expect(mark(page, 1)).toBeInViewport({ ratio: 0.9 });
  });
});

test("who points at a part sees how it fails, and the others pale", async ({ page }) => {
  await open(page, path);
  const faults = parts.flatMap(({ fault }, index) => (fault ? [{ fault, index }] : []));
  for (const { fault, index } of faults) {
    await page.mouse.move(0, 0);
    await entry(page, index).scrollIntoViewIfNeeded();
    // The last one is far from the others.
    const other = faults.at(fault === faults.at(-1)!.fault ? 0 : -1)!.fault;
    const [sound, unread] = [await seenAt(page, fault), await seenAt(page, other)];
    await entry(page, index).hover();
    await expect.poll(() => changeAt(page, fault, sound)).toBeGreaterThan(alike);
    await expect.poll(() => changeAt(page, other, unread)).toBeGreaterThan(alike);
  }
});

test("who goes up the longest list by keys sees each entry @phone", async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 390, height: 664 });
  await open(page, "/services/waterHeaterRepair");
  const isUncovered = (words: Element) => {
    const { left, top } = words.getBoundingClientRect();
    return words.contains(document.elementFromPoint(left + 4, top + 4));
  };
  const links = await figure(page).getByRole("listitem").getByRole("link").all();
  await links.at(-1)?.focus();
  for (const link of links.reverse()) {
    await expect(link).toBeFocused();
    await expect.poll(() => link.locator("b").evaluate(isUncovered)).toBe(true);
    await page.keyboard.press("Shift+Tab");
  }
});

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the part whose entry is read lights, and only a phone's picture moves to it @phone", async ({
    page,
    isMobile,
  }) => {
    await open(page, path);
    const plain = await colorsOf(page, 0);
    const image = figure(page).getByRole("img").first();
    for (const index of parts.keys()) {
      await entry(page, index).getByRole("link").click();
      await expect.poll(() => colorsOf(page, index)).not.toEqual(plain);
      await expect(mark(page, index)).toBeInViewport({ ratio: 0.9 });
      await expect(async () => {
        const view = await boxOf(page.locator(".cutaway-view"));
        const seen = await boxOf(isMobile ? mark(page, index) : image);
        const { x, y, width, height } = seen;
        expect(Math.abs(x + width / 2 - view.x - view.width / 2)).toBeLessThan(0.3 * view.width);
        expect(Math.abs(y + height / 2 - view.y - view.height / 2)).toBeLessThan(view.height / 3);
        if (!isMobile) expect(y).toBeGreaterThan(view.y);
      }).toPass({ timeout: 10_000 });
    }
  });

  test("where one stops only the part read fails, whatever was skipped", async ({ page }) => {
    await open(page, path);
    const { fault } = parts[1]!;
    const readAt = async (index: number) => {
      const center = { block: "center", behavior: "instant" } as const;
      await entry(page, index).evaluate((item, at) => item.scrollIntoView(at), center);
      await settled(page);
    };
    await readAt(2);
    const images = figure(page).locator("img");
    await images.evaluateAll((all: HTMLImageElement[]) =>
      Promise.all(all.map((each) => each.decode())),
    );
    await frames(page);
    const lit = await seenAt(page, fault!);
    await readAt(1);
    await expect.poll(() => changeAt(page, fault!, lit)).toBeGreaterThan(2 * alike);
    await readAt(2);
    await expect.poll(() => changeAt(page, fault!, lit)).toBeLessThan(alike);
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a slider uncovers the duct, and a swipe scrolls the page", async ({ page }) => {
    await open(page, "/services/standardDuctCleaning");
    for (const start of [slider(page), compare(page).locator("img").last()]) {
      await start.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await frames(page);
      const before = await scrollTop(page);
      const { x, y, width, height } = (await start.boundingBox())!;
      await swipeFrom(page, { x: x + width / 3, y: y + height / 2 }, 0, -150);
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(before + 100);
      await expect(compare(page)).toHaveCSS("--at", "50%");
    }
    await slider(page).press("Home");
    await slider(page).press("ArrowRight");
    await expect(compare(page)).toHaveCSS("--at", "1%");
    // A browser that comes back to the page gives the slider its old place.
    await page.goto("/terms");
    await page.goBack();
    await expect(compare(page)).toHaveCSS("--at", "1%");
  });
});

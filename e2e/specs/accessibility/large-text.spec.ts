import { pages } from "@/content/navigation";
import { frameWords } from "@/content/words/frame";
import { lowOverPicture } from "@/e2e/support/contrast";
import { expect, test } from "@/e2e/support/fixtures";
import { boxOf, frames, scrollTo } from "@/e2e/support/page-steps";
import { sampleRoutes } from "@/e2e/support/routes";

// WCAG 1.4.4: with text up to twice as large nothing of the header is cut off, covered or out of reach.

test("large text leaves the header whole and legible @phone", async ({ page, isMobile }) => {
  const header = page.getByRole("banner");
  const [narrow, wide, sizes] = isMobile ? [360, 390, [16, 24, 28, 32]] : [992, 1280, [32]];
  for (const [path, width] of [
    ["/", narrow],
    ["/services/acRepair", wide],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    for (const size of sizes) {
      await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), size);
      const bar = isMobile ? header.locator(".main-bar") : header;
      const parts = bar.locator("a:visible, button:visible");
      expect(await parts.count()).toBeGreaterThan(isMobile ? 2 : 10);
      const boxes = await Promise.all((await parts.all()).map(boxOf));
      for (const [at, box] of boxes.entries()) {
        expect(box.x).toBeGreaterThanOrEqual((isMobile && boxes[at - 1]?.right) || 0);
        expect(box.right).toBeLessThanOrEqual(width);
        expect(isMobile ? box.y : box.bottom).toBeLessThan(isMobile ? boxes[0]!.bottom : 800);
      }
      const name = isMobile ? frameWords.menu.open : pages.services.label;
      const button = header.getByRole("button", { name, exact: true });
      await button.click();
      const menu = page.locator(isMobile ? "#menu" : "#services-menu");
      await expect(menu).toBeVisible();
      expect(await menu.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      if (!isMobile) continue;
      expect((await boxOf(menu)).y).toBeGreaterThanOrEqual((await boxOf(button)).bottom);
      await button.click();
      await expect(menu).toBeHidden();
    }
    expect(await lowOverPicture(page), path).toEqual([]);
    await scrollTo(page, 400);
    if (!isMobile) await expect.poll(async () => (await boxOf(header)).bottom).toBeLessThan(220);
  }
});

/**
 * Runs in the page, at its top: whether it goes sideways or has no number to call in its window, and each
 * line of text that is cut by what contains it, reaches out of the window, or lies on another text or a
 * control.
 */
function readFaults(): string[] {
  const wide = document.documentElement.clientWidth;
  /** What moves through its window, a drawing's own, and what is kept from sight. */
  const apart =
    ".strip, .story-row, .skip-link, svg, [class*=sr-only], .bar-phone > span, .script-note, script, style";
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest(apart);
  const boxAround = (owner: Element, says: string, { left, right, top, bottom }: DOMRect) => {
    return { owner, says: says.trim().slice(0, 40), left, right, top, bottom };
  };
  const elements = [...document.body.querySelectorAll("*")].filter(isSeen);
  const lines = elements.flatMap((owner) => {
    const written = [...owner.childNodes].flatMap((node) => {
      if (!(node instanceof Text) || !node.data.trim()) return [];
      const range = new Range();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map((line) => boxAround(owner, node.data, line));
    });
    // What a style writes has no node of its own, so its element stands for it.
    const { content } = getComputedStyle(owner, "::before");
    const box = owner.getBoundingClientRect();
    return /^"[^"]*\w/.test(content) ? [...written, boxAround(owner, content, box)] : written;
  });
  const over = document.documentElement.scrollWidth - wide;
  const faults = over > 0 ? [`sideways by ${over} px`] : [];
  const inWindow = ({ left, right, top, bottom }: DOMRect) =>
    left >= 0 && right <= wide && top >= 0 && bottom <= innerHeight;
  const calls = elements.filter((each) => each.matches("a[href^='tel:']"));
  if (!calls.some((each) => inWindow(each.getBoundingClientRect())))
    faults.push("no number to call");
  const still = lines.filter((line) => {
    // As much as a line's own box is higher than its letters.
    const slack = (line.bottom - line.top) * 0.2;
    for (let at: Element | null = line.owner; at && at !== document.body; at = at.parentElement) {
      const { position, overflowX, overflowY, display } = getComputedStyle(at);
      if (display === "inline" || display === "contents") continue;
      const { left, right, top, bottom } = at.getBoundingClientRect();
      const across = line.left < left - 1 || line.right > right + 1;
      const along = line.top < top - slack || line.bottom > bottom + slack;
      // It can be scrolled to.
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      if ((overflowX !== "visible" && across) || (overflowY !== "visible" && along))
        faults.push(`"${line.says}" is cut`);
      if (/fixed|sticky/.test(position)) return false;
    }
    if (line.left < -1 || line.right > wide + 1) faults.push(`"${line.says}" is out of the window`);
    return true;
  });
  const controls = elements
    .filter((each) => each.matches("button, input, select, textarea"))
    .filter((each) => !each.closest("body > header, body > nav"))
    .map((each) => boxAround(each, each.ariaLabel ?? each.tagName, each.getBoundingClientRect()));
  const upon = [...still, ...controls];
  for (const [index, line] of still.entries()) {
    for (const other of upon.slice(index + 1)) {
      if (other.owner === line.owner || other.owner.contains(line.owner)) continue;
      const across = Math.min(line.right, other.right) - Math.max(line.left, other.left);
      const along = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
      const height = Math.min(line.bottom - line.top, other.bottom - other.top);
      if (across > 2 && along > 0.3 * height) faults.push(`"${line.says}" and "${other.says}"`);
    }
  }
  return [...new Set(faults)];
}

for (const path of sampleRoutes)
  test(`on ${path} large text is cut nowhere, lies on nothing, and leaves Call and Send in reach @phone`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, "the narrow layout is the phone's");
    await page.goto(path);
    // Only in the second, of 720 px and more, home's house stays below the header.
    for (const [width, height] of [
      [320, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const size of [150, 200, 300]) {
        await page.evaluate((part) => (document.documentElement.style.fontSize = `${part}%`), size);
        await scrollTo(page, 0);
        await frames(page);
        expect(await page.evaluate(readFaults), `at ${width} px, ${size} %`).toEqual([]);
        for (const send of await page.locator("form button[type=submit]").all()) {
          await send.scrollIntoViewIfNeeded();
          await send.click({ trial: true });
        }
      }
    }
  });

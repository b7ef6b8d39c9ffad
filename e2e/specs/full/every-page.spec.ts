import { type Page } from "@playwright/test";
import { violations } from "@/e2e/support/axe";
import { fixedRoutes, serviceRoutes } from "@/e2e/support/export/expectations";
import { expect, test } from "@/e2e/support/fixtures";
import { frames, open, settled } from "@/e2e/support/page-steps";

// Every page, three widths: what e2e/specs/accessibility/accessibility.spec.ts does once per template.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const paths = [...fixedRoutes, ...serviceRoutes, "/unsubscribe?email=jane@example.com", "/nowhere"];
const notFound = /status of 404/;

/** How many CSS pixels the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe("every page", { tag: "@full" }, () => {
  for (const path of paths) {
    for (const width of [320, 768, 1280]) {
      test(`axe finds nothing on ${path} at ${width} px (WCAG 2.2 AA)`, async ({
        page,
        expectConsoleErrors,
      }) => {
        expectConsoleErrors([notFound]);
        await page.setViewportSize({ width, height: 900 });
        await open(page, path);
        expect(await violations(page)).toEqual([]);
      });
    }

    test(`${path} reads at 320 by 256 px and with text of twice the size, without scrolling sideways (WCAG 1.4.4, 1.4.10)`, async ({
      page,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors([notFound]);
      await page.setViewportSize({ width: 320, height: 256 });
      await open(page, path);
      expect(await overflow(page)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      await frames(page);
      expect(await overflow(page)).toBe(0);
    });

    test(`on ${path} whatever takes the focus can be seen and is big enough (WCAG 2.4.7, 2.4.11, 2.5.8)`, async ({
      page,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors([notFound]);
      await open(page, path);
      const problems: string[] = [];
      let first = "";
      for (let stop = 0; stop < 250; stop += 1) {
        await page.keyboard.press("Tab");
        // What shows only with the focus, as the skip link does, is in its place some frames later.
        await settled(page);
        const { id, problem } = await page.evaluate(describeFocus);
        if (id === first || id === "") break;
        if (stop === 0) first = id;
        if (problem) problems.push(`${id}: ${problem}`);
      }
      expect(problems).toEqual([]);
    });
  }

  /** Runs in the page: what has the focus, and what is wrong with how it shows. */
  function describeFocus(): { id: string; problem: string } {
    const element = document.activeElement;
    if (!element || element === document.body) return { id: "", problem: "" };
    const box = element.getBoundingClientRect();
    const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const id = `${element.tagName} ${name.trim().slice(0, 40)} @${Math.round(box.top + scrollY)},${Math.round(box.left)}`;

    const points = [
      [0.5, 0.5],
      [0.1, 0.2],
      [0.9, 0.2],
      [0.1, 0.8],
      [0.9, 0.8],
    ].map(([x = 0, y = 0]) => [box.left + box.width * x, box.top + box.height * y] as const);
    const seen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    if (!seen) return { id, problem: "hidden behind something" };
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const ring = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    if (!ring && !element.matches("h1, main")) return { id, problem: "no focus ring" };
    // A link within a sentence may be as low as its line (2.5.8, inline exception).
    const inSentence = getComputedStyle(element).display === "inline";
    const small = Math.min(box.width, box.height) < 24;
    if (small && !inSentence) return { id, problem: `${box.width} by ${box.height} px` };
    return { id, problem: "" };
  }
});

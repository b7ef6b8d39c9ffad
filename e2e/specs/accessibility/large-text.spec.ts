import { faultsOfText } from "@/e2e/support/large-text";
import { expect, test } from "@/e2e/support/fixtures";
import { frames, scrollTo } from "@/e2e/support/page-steps";
import { sampleRoutes } from "@/e2e/support/routes";

// WCAG 1.4.4; the header, and every page at any width: every-page.spec.ts.

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
        expect(await faultsOfText(page), `at ${width} px, ${size} %`).toEqual([]);
        for (const send of await page.locator("form button[type=submit]").all()) {
          await send.scrollIntoViewIfNeeded();
          await send.click({ trial: true });
        }
      }
    }
  });

test("the typed line is the hero's largest, its words whole (row 67)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  for (const [width, size] of [
    [320, "16px"],
    [320, "32px"],
    [820, "32px"],
    [1280, "32px"],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    await page.evaluate((px) => (document.documentElement.style.fontSize = px), size);
    const { parts, right, larger } = await page.locator("h1 .taglines").evaluate((block) => {
      const words = [...block.children].flatMap(({ firstChild: text }) =>
        [...(text?.textContent ?? "").matchAll(/\S+/g)].map(({ index, 0: word }) => {
          const range = new Range();
          range.setStart(text!, index);
          range.setEnd(text!, index + word.length);
          return range;
        }),
      );
      const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
      const others = [...(block.closest("section")?.querySelectorAll("*") ?? [])];
      return {
        parts: words.map((range) => range.getClientRects().length),
        right: Math.max(...words.map((range) => range.getBoundingClientRect().right)),
        larger: others.filter((each) => size(each) > size(block)).length,
      };
    });
    expect(parts.length).toBeGreaterThan(3);
    expect(new Set(parts)).toEqual(new Set([1]));
    expect(right).toBeLessThanOrEqual(width);
    expect(larger).toBe(0);
  }
});

import { covered } from "@/e2e/support/appearance";
import { expect, test } from "@/e2e/support/fixtures";
import { readStop } from "@/e2e/support/heard";
import { frames, open, scrollTo } from "@/e2e/support/page-steps";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// Laptops of 1280 and 1366 px at 400 %, and a phone on its side.
const windows = [
  [320, 180],
  [341, 192],
  [844, 390],
] as const;

for (const path of ["/", "/contact", "/services/acRepair"])
  test(
    `in low windows the bars leave ${path} at least three fifths, and what has the focus is seen (WCAG 1.4.10, 2.4.11)`,
    { tag: "@once" },
    async ({ page }) => {
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await open(page, path);
        for (const top of [0, 700]) {
          await scrollTo(page, top);
          await frames(page);
          expect(await covered(page), `${height} px high, at ${top}`).toBeLessThanOrEqual(0.4);
        }
        await scrollTo(page, 0);
        await page.getByRole("main").focus();
        const faults: string[] = [];
        for (let index = 0; ; index += 1) {
          await page.keyboard.press("Tab");
          const stop = await page.evaluate(readStop, index);
          if (!stop) break;
          faults.push(...stop.faults);
        }
        expect(faults, `${height} px high`).toEqual([]);
      }
    },
  );

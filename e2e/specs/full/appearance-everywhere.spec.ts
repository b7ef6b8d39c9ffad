import { fixedRoutes, serviceRoutes } from "@/e2e/support/export/expectations";
import { expect, test } from "@/e2e/support/fixtures";
import { lostInForcedColors } from "@/e2e/support/appearance/forced-colors";
import { inHeader, overPicture, worstContrasts } from "@/e2e/support/appearance/picture-contrast";
import { smallTargets } from "@/e2e/support/appearance/touch-targets";
import { open } from "@/e2e/support/page-steps";

// What e2e/specs/accessibility/appearance.spec.ts does once per template, for every page and at the widths between.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const withHero = ["/", "/about-us", "/contact", ...serviceRoutes];

test.describe("every page", { tag: "@full" }, () => {
  for (const path of withHero) {
    test(`text over the picture of ${path} keeps its contrast at four widths (rows 41, 42)`, async ({
      page,
      isMobile,
    }) => {
      test.skip(isMobile, "the widths are set here");
      await open(page, path);
      const words = page.locator(`${overPicture}, ${inHeader}`);
      for (const width of [390, 820, 992, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const low = (await worstContrasts(page, words)).filter(({ contrast }) => contrast < 4.5);
        expect(low, `${width} px`).toEqual([]);
      }
    });
  }

  for (const path of [...fixedRoutes, ...serviceRoutes]) {
    test(`on a phone everything to press on ${path} is as large as a fingertip`, async ({
      page,
      isMobile,
    }) => {
      test.skip(!isMobile, "a mouse points finer");
      await open(page, path);
      expect(await smallTargets(page)).toEqual([]);
    });

    test(`with forced colors nothing of ${path} is lost`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active" });
      await open(page, path);
      expect(await lostInForcedColors(page)).toEqual([]);
    });
  }
});

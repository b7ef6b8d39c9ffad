import { type Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";

type Shown = { file: string; fileWidth: number; needed: number; ladder: number[] };

/** Comes past every picture, so that the lazy ones are fetched, too. */
async function scrollThrough(page: Page): Promise<void> {
  for (const picture of await page.locator("main img").filter({ visible: true }).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  }
}

/**
 * Each picture with a `srcset`: how wide its file is, how many device pixels its box needs, and
 * the widths the browser could choose from. A photo of the gallery has none: its backend crops
 * every thumbnail to 600 px (row 175).
 */
const picturesOf = (page: Page) =>
  page
    .locator("main picture > img")
    .filter({ visible: true })
    .evaluateAll((images) =>
      Promise.all(
        images.map(async (image): Promise<Shown> => {
          const { currentSrc, clientWidth, clientHeight, parentElement } =
            image as HTMLImageElement;
          // The image itself tells a width divided by its density.
          const file = new Image();
          file.src = currentSrc;
          await file.decode();
          const path = new URL(currentSrc).pathname;
          const set = [...(parentElement?.querySelectorAll("source") ?? [])]
            .map(({ srcset }) => srcset)
            .find((each) => each.includes(path));
          // A box of another shape is covered: its height may ask for more than its width does.
          const shape = file.naturalWidth / file.naturalHeight;
          return {
            file: path,
            fileWidth: file.naturalWidth,
            needed: Math.max(clientWidth, clientHeight * shape) * devicePixelRatio,
            ladder: [...(set ?? "").matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
          };
        }),
      ),
    );

for (const path of ["/", "/services/acRepair", "/about-us"]) {
  // The ladder has four steps, so the smallest file that fills the box may be wider than the box;
  // what may not be is a file although the step below it would do.
  test(`no picture of ${path} comes larger than it is shown`, async ({ page }) => {
    await page.goto(path);
    await scrollThrough(page);
    const pictures = await picturesOf(page);
    expect(pictures.length).toBeGreaterThan(0);
    for (const { file, fileWidth, needed, ladder } of pictures) {
      expect(ladder, file).toContain(fileWidth);
      const enough = ladder.filter((width) => width >= needed);
      expect(fileWidth, `${file} for ${Math.round(needed)} px`).toBeLessThanOrEqual(
        Math.min(...enough, Math.max(...ladder)),
      );
    }
  });
}

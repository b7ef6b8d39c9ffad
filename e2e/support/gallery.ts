import { type Locator, type Page } from "@playwright/test";
import { galleryWords, photoCount } from "@/content/words/gallery";
import { expect, test as base } from "@/e2e/support/fixtures";

export const listPath = "/api/get-all-images";

export function galleryOn(page: Page) {
  const main = page.getByRole("main");
  const thumbnails = main.getByRole("listitem").getByRole("button");
  const filters = page.getByRole("group", { name: galleryWords.filterBy });
  // After it, a status says while the scripts are late.
  const countLine = main.getByRole("status").first();
  const lightbox = page.getByRole("dialog");
  const photo = page.locator(".yarl__slide_current img");
  return {
    thumbnails,
    images: thumbnails.getByRole("img"),
    filters,
    filter: (name: string) => filters.getByRole("button", { name, exact: true }),
    countLine,
    lightbox,
    photo,
    /** "3 of 24" and the photo's words. */
    caption: lightbox.getByRole("status"),
    control: (name: string) => lightbox.getByRole("button", { name, exact: true }),
    /** Opens the page, and waits for its pictures. Out: how many there are. */
    async visit(url = "/gallery"): Promise<number> {
      await page.goto(url);
      await expect(countLine).toHaveText(/\d/);
      const count = Number(/\d+/.exec(await countLine.innerText())?.[0]);
      await expect(countLine).toHaveText(photoCount(count));
      return count;
    },
    async open(thumbnail: Locator = thumbnails.first()) {
      await thumbnail.click();
      await expect(lightbox).toHaveCSS("opacity", "1");
      await expect(photo).not.toHaveClass(/loading/);
    },
  };
}

export type Gallery = ReturnType<typeof galleryOn>;

export const test = base.extend<{ gallery: Gallery }>({
  gallery: ({ page }, use) => use(galleryOn(page)),
});

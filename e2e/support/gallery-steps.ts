import { type Locator, type Page } from "@playwright/test";
import { galleryWords, photoCount } from "@/content/words/gallery";
import { expect } from "@/e2e/support/fixtures";

/** What the gallery's journeys share: where things are, and how a visitor gets to them. */
export const listPath = "/api/get-all-images";

export const thumbnails = (page: Page) =>
  page.getByRole("main").getByRole("listitem").getByRole("button");
export const images = (page: Page) => thumbnails(page).getByRole("img");
export const filter = (page: Page, name: string) =>
  page
    .getByRole("group", { name: galleryWords.filterBy })
    .getByRole("button", { name, exact: true });
export const countLine = (page: Page) => page.getByRole("main").getByRole("status");

export const lightbox = (page: Page) => page.getByRole("dialog");
/** "3 of 24" and the photo's words. */
export const caption = (page: Page) => lightbox(page).getByRole("status");
export const photo = (page: Page) => page.locator(".yarl__slide_current img");
export const control = (page: Page, name: string) =>
  lightbox(page).getByRole("button", { name, exact: true });

export async function visitGallery(page: Page, url = "/gallery"): Promise<number> {
  await page.goto(url);
  await expect(countLine(page)).toHaveText(/\d/);
  const count = Number(/\d+/.exec(await countLine(page).innerText())?.[0]);
  await expect(countLine(page)).toHaveText(photoCount(count));
  return count;
}

export async function openPhoto(page: Page, thumbnail: Locator) {
  await thumbnail.click();
  await expect(lightbox(page)).toHaveCSS("opacity", "1");
  await expect(photo(page)).not.toHaveClass(/loading/);
}

export const magnification = (page: Page) =>
  photo(page).evaluate((image: HTMLImageElement) =>
    Number((image.getBoundingClientRect().width / image.offsetWidth).toFixed(2)),
  );

/** A list of well-formed entries that no image service knows. */
export const entries = (count: number, fields: (index: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, index) => ({
    public_id: `sample/${index}`,
    category: "AC",
    context: { custom: { alt: `Sample ${index}` } },
    ...fields(index),
  }));

/** Answers every picture with one pixel, so that a made-up list has pictures. Returns the URLs asked for. */
export async function servePixels(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
  await page.route(/\/image\/upload\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "image/png", body: Buffer.from(pixel, "base64") });
  });
  return asked;
}

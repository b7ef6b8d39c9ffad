import { pages } from "@/content/navigation";
import { galleryWords, photoCount, photoName, photoPosition } from "@/content/words/gallery";
import { pageWords } from "@/content/words/pages";
import { expect, type Page } from "@/e2e/support/fixtures";
import { entries, listPath, test } from "@/e2e/support/gallery";

/** Answers every picture with a small one, so that a made-up list has pictures. Out: the URLs asked for. */
async function servePictures(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\/image\/upload\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ path: "public/icon-192.png" });
  });
  return asked;
}

const { filters } = galleryWords;
const { inside } = pageWords.gallery;

// What the answer may be: lib/gallery/photos.test.ts and the gallery's own test.
test("a list that does not come leaves an empty gallery and one line on the console; one that is empty is counted (row 172; F46, F56)", async ({
  page,
  gallery,
  backend,
  expectConsoleErrors,
}) => {
  const logged = /The gallery could not be loaded/;
  expectConsoleErrors([/Failed to load resource/, logged]);
  const lines: string[] = [];
  page.on("console", (message) => logged.test(message.text()) && lines.push(message.text()));
  await backend.fault({ path: listPath, fault: { dropConnection: "afterHeaders" } });
  await page.goto(pages.gallery.path);
  await expect.poll(() => lines.length).toBe(1);
  await expect(gallery.countLine).toBeEmpty();
  await expect(gallery.thumbnails).toHaveCount(0);
  // Nobody stands before nothing: other pages with pictures are named in the same window.
  const others = page.getByRole("main").getByRole("region", { name: inside.heading });
  await expect(others.getByRole("link").first()).toBeInViewport();
  await backend.fault({ path: listPath, fault: { body: "[]" } });
  expect(await gallery.visit()).toBe(0);
});

test("hostile words stay text (row 171; F45, F49)", async ({ page, gallery, backend }) => {
  await servePictures(page);
  const words = [
    '"><img src=x onerror=alert(1)> \u202e {{7*7}} &amp; 🔥',
    "long ".repeat(2000).trim(),
  ];
  const list = entries(3, (index) => ({ context: { custom: { alt: words[index] } } }));
  await backend.fault({ path: listPath, fault: { body: JSON.stringify(list) } });
  await gallery.visit();
  for (const [index, alt] of [...words, photoName(filters.ac, 3)].entries()) {
    await expect(gallery.images.nth(index)).toHaveAttribute("alt", alt);
  }
  await gallery.open();
  for (const [index, alt] of words.entries()) {
    await expect(gallery.caption).toHaveText(`${photoPosition(index + 1, 3)} ${alt}`);
    expect((await gallery.caption.boundingBox())?.height).toBeLessThan(90);
    await gallery.control(galleryWords.next).click();
  }
});

test("of 5,000 photos few are asked for (F54, F55)", async ({ page, gallery, backend }) => {
  const asked = await servePictures(page);
  const list = entries(5000, (index) => ({
    public_id: `sample/${index >> 2}`,
    category: index % 2 ? filters.heating : filters.ac,
  }));
  await backend.fault({ path: listPath, fault: { body: JSON.stringify(list) } });
  expect(await gallery.visit()).toBe(5000);
  await page.waitForLoadState("networkidle");
  expect(asked.length).toBeLessThanOrEqual(100);

  await gallery.filter(filters.heating).click();
  await expect(gallery.countLine).toHaveText(photoCount(2500));
  const shown = await gallery.thumbnails.count();
  await gallery.thumbnails.last().scrollIntoViewIfNeeded();
  await expect(gallery.thumbnails.nth(shown)).toBeAttached();
  await gallery.open();
  await gallery.control(galleryWords.previous).click();
  await expect(gallery.caption).toContainText(photoPosition(2500, 2500));
  expect(await page.locator(".yarl__slide").count()).toBeLessThanOrEqual(5);
});

import { pages } from "@/content/navigation";
import { galleryWords, photoCount, photoName, photoPosition } from "@/content/words/gallery";
import { pageWords } from "@/content/words/pages";
import { expect, test } from "@/e2e/support/fixtures";
import {
  caption,
  control,
  countLine,
  entries,
  filter,
  images,
  listPath,
  openPhoto,
  servePixels,
  thumbnails,
  visitGallery,
} from "@/e2e/support/gallery-steps";

const { filters } = galleryWords;
const { inside } = pageWords.gallery;

// What the answer may be: lib/gallery/photos.test.ts and the gallery's own test.
test("a list that does not come leaves an empty gallery and one line on the console; one that is empty is counted (row 172; F46, F56)", async ({
  page,
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
  await expect(countLine(page)).toBeEmpty();
  await expect(thumbnails(page)).toHaveCount(0);
  // Nobody stands before nothing: other pages with pictures are named in the same window.
  const others = page.getByRole("main").getByRole("region", { name: inside.heading });
  await expect(others.getByRole("link").first()).toBeInViewport();
  await backend.fault({ path: listPath, fault: { body: "[]" } });
  expect(await visitGallery(page)).toBe(0);
});

test("hostile words are text in grid and lightbox, and break no layout; a photo without words has a name (row 171; F45, F49)", async ({
  page,
  backend,
}) => {
  await servePixels(page);
  const words = [
    '"><img src=x onerror=alert(1)> \u202e {{7*7}} &amp; 🔥',
    "long ".repeat(2000).trim(),
  ];
  const list = entries(3, (index) => ({ context: { custom: { alt: words[index] } } }));
  await backend.fault({ path: listPath, fault: { body: JSON.stringify(list) } });
  await visitGallery(page);
  for (const [index, alt] of [...words, photoName(filters.ac, 3)].entries()) {
    await expect(images(page).nth(index)).toHaveAttribute("alt", alt);
  }
  await openPhoto(page, thumbnails(page).first());
  for (const [index, alt] of words.entries()) {
    await expect(caption(page)).toHaveText(`${photoPosition(index + 1, 3)} ${alt}`);
    expect((await caption(page).boundingBox())?.height).toBeLessThan(90);
    await control(page, galleryWords.next).click();
  }
});

test("5,000 photos, some of them twice, ask for at most 100 pictures and keep five slides at most (F54, F55)", async ({
  page,
  backend,
}) => {
  const asked = await servePixels(page);
  const list = entries(5000, (index) => ({
    public_id: `sample/${index >> 2}`,
    category: index % 2 ? filters.heating : filters.ac,
  }));
  await backend.fault({ path: listPath, fault: { body: JSON.stringify(list) } });
  expect(await visitGallery(page)).toBe(5000);
  await page.waitForLoadState("networkidle");
  expect(asked.length).toBeLessThanOrEqual(100);

  await filter(page, filters.heating).click();
  await expect(countLine(page)).toHaveText(photoCount(2500));
  const shown = await thumbnails(page).count();
  await thumbnails(page).last().scrollIntoViewIfNeeded();
  await expect(thumbnails(page).nth(shown)).toBeAttached();
  await openPhoto(page, thumbnails(page).first());
  await control(page, galleryWords.previous).click();
  await expect(caption(page)).toContainText(photoPosition(2500, 2500));
  expect(await page.locator(".yarl__slide").count()).toBeLessThanOrEqual(5);
});

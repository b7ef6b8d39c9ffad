import { pages } from "@/content/navigation";
import { galleryWords } from "@/content/words/gallery";
import { expect } from "@/e2e/support/fixtures";
import { test } from "@/e2e/support/gallery";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { open } from "@/e2e/support/page-steps";

test("Back closes a photo, there or on its way, and leaves one at the gallery; Forward and a reload show none and leave nothing that a press of Back is lost on; one closed by hand leaves nothing to go back to (rows 21, 178) @phone", async ({
  page,
  gallery,
}) => {
  await open(page, pages.about.path);
  await gallery.visit();
  await page.waitForLoadState("networkidle");
  const thumbnail = gallery.thumbnails.first();
  const files = await holdRequests(page, /\/_next\/static\//);
  await thumbnail.click();
  await expect(thumbnail).toHaveAttribute("aria-busy", "true");
  await page.goBack();
  await expect(thumbnail).toHaveAttribute("aria-busy", "false");
  files.release();
  await gallery.open(thumbnail);
  await gallery.control(galleryWords.close).click();
  await expect(thumbnail).toBeFocused();
  await gallery.open(thumbnail);
  await page.goBack();
  await expect(gallery.lightbox).toHaveCount(0);
  await expect(thumbnail).toBeFocused();
  const isOver = () => page.evaluate(() => history.state !== null);
  await page.goForward();
  await expect.poll(isOver).toBe(false);
  await expect(gallery.lightbox).toHaveCount(0);
  await gallery.open(thumbnail);
  await page.reload();
  await expect(thumbnail).toBeVisible();
  await expect.poll(isOver).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(pages.about.path);
});

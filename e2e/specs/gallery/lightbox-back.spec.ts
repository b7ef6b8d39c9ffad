import { pages } from "@/content/navigation";
import { galleryWords } from "@/content/words/gallery";
import { expect, test } from "@/e2e/support/fixtures";
import {
  control,
  lightbox,
  openPhoto,
  thumbnails,
  visitGallery,
} from "@/e2e/support/gallery-steps";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { open } from "@/e2e/support/page-steps";

test("Back closes a photo, there or on its way, and leaves one at the gallery; Forward and a reload show none and leave nothing that a press of Back is lost on; one closed by hand leaves nothing to go back to (rows 21, 178) @phone", async ({
  page,
}) => {
  await open(page, pages.about.path);
  await visitGallery(page);
  await page.waitForLoadState("networkidle");
  const thumbnail = thumbnails(page).first();
  const files = await holdRequests(page, /\/_next\/static\//);
  await thumbnail.click();
  await expect(thumbnail).toHaveAttribute("aria-busy", "true");
  await page.goBack();
  await expect(thumbnail).toHaveAttribute("aria-busy", "false");
  files.release();
  await openPhoto(page, thumbnail);
  await control(page, galleryWords.close).click();
  await expect(thumbnail).toBeFocused();
  await openPhoto(page, thumbnail);
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(thumbnail).toBeFocused();
  const isOver = () => page.evaluate(() => history.state !== null);
  await page.goForward();
  await expect.poll(isOver).toBe(false);
  await expect(lightbox(page)).toHaveCount(0);
  await openPhoto(page, thumbnail);
  await page.reload();
  await expect(thumbnail).toBeVisible();
  await expect.poll(isOver).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(pages.about.path);
});

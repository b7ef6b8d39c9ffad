import { pages } from "@/content/navigation";
import { testTime } from "@/e2e/support/clock";
import { statusMessage } from "@/lib/timings";
import { galleryWords } from "@/content/words/gallery";
import { pageWords } from "@/content/words/pages";
import { expect } from "@/e2e/support/fixtures";
import { listPath, test } from "@/e2e/support/gallery";

const { inside } = pageWords.gallery;

// What the answer may be: lib/gallery/photos.test.ts and the gallery's own test.
test("a list that does not come leaves an empty gallery and one line on the console; one that is empty is counted (row 172; F46, F56)", async ({
  page,
  gallery,
  backend,
  watch,
}) => {
  const logged = /The gallery could not be loaded/;
  watch.expect([/Failed to load resource/, logged]);
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

test("without a connection a photo leaves the page as it is, which says so; with it, it opens (row 186; F44, F46)", async ({
  page,
  context,
  gallery,
  watch,
}) => {
  watch.expect([/Failed to load resource/]);
  await gallery.visit();
  await page.clock.install({ time: testTime });
  await page.clock.pauseAt(testTime.getTime() + 60_000);
  await context.setOffline(true);
  await gallery.thumbnails.first().click();
  const lost = page.getByRole("alert").filter({ hasText: galleryWords.photoFailed });
  await expect(lost).toBeInViewport();
  await expect(page).toHaveURL(pages.gallery.path);
  expect(await page.evaluate(() => history.state)).toBeNull();
  await page.clock.runFor(statusMessage);
  await expect(lost).toBeHidden();
  await context.setOffline(false);
  await page.clock.resume();
  await gallery.thumbnails.first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

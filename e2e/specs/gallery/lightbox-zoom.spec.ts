import { galleryWords, photoPosition } from "@/content/words/gallery";
import { expect } from "@/e2e/support/fixtures";
import { type Gallery, test } from "@/e2e/support/gallery";
import { boxOf, settled } from "@/e2e/support/page-steps";
import { zoomScale } from "@/lib/gallery/zoom";

const { close, next, previous, zoomIn, zoomOut } = galleryWords;

/** Opens the first photo. Out: what expects the photo at a place, counted from 1, to be shown. */
const openFirst = async (gallery: Gallery) => {
  const count = await gallery.visit();
  await gallery.open();
  return (place: number) => expect(gallery.caption).toContainText(photoPosition(place, count));
};

const expectLevel = ({ photo }: Gallery, level: number) =>
  expect
    .poll(() =>
      photo.evaluate(
        (image: HTMLImageElement) => image.getBoundingClientRect().width / image.offsetWidth,
      ),
    )
    .toBeCloseTo(zoomScale(level), 1);

test("zoom has four levels (rows 179, 180, 182; F59) @full", async ({ page, gallery }) => {
  const isAt = await openFirst(gallery);
  // Quick clicks on a button are steps.
  await gallery.control(zoomIn).dblclick();
  await expectLevel(gallery, 200);
  await gallery.control(zoomIn).click();
  await expect(gallery.control(zoomIn)).toBeDisabled();
  await expect(gallery.control(zoomIn)).toBeFocused();
  await gallery.control(zoomOut).click();
  await expectLevel(gallery, 200);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const level of [0, 100]) {
    await page.mouse.dblclick(width / 2, height / 2);
    await expectLevel(gallery, level);
  }
  await gallery.control(next).click();
  await isAt(2);
  await expect(gallery.control(zoomOut)).toBeDisabled();
  await settled(page);
  await expectLevel(gallery, 0);
});

test("a low window, a turned phone's or a zoomed one's, is the photo's in three fifths of its height, and one that was magnified and moved is in view after the turn (rows 178, 179)", async ({
  page,
  gallery,
}) => {
  await openFirst(gallery);
  for (const [width, height] of [
    [640, 150],
    [256, 144],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const shown = async () => ((await gallery.photo.boundingBox())?.height ?? 0) / height;
    await expect.poll(shown).toBeGreaterThanOrEqual(0.6);
    await expect(gallery.caption).toBeInViewport({ ratio: 1 });
    for (const name of [previous, next, zoomIn, close])
      await expect(gallery.control(name)).toBeInViewport({ ratio: 1 });
  }
  for (let level = 0; level < 3; level += 1) await gallery.control(zoomIn).click();
  await page.mouse.move(700, 200);
  await page.mouse.down();
  await page.mouse.move(20, 200, { steps: 4 });
  await page.mouse.up();
  await page.setViewportSize({ width: 390, height: 844 });
  const middle = () => boxOf(gallery.photo).then(({ x, right }) => (x + right) / 2);
  await expect.poll(middle).toBeCloseTo(195, -1);
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await expect(gallery.caption).toBeInViewport({ ratio: 1 });
});

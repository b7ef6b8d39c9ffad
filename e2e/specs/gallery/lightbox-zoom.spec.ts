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

/** Waits until the photo is magnified as this level says. */
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

// To the pixel, at every width, slant and level: lib/gallery/{swipe,zoom}.test.ts.
test.describe("with a mouse @once @full", () => {
  // At other scale factors the browser divides what the test's wheel sends.
  test.use({ hasTouch: false, isMobile: false, deviceScaleFactor: 1 });

  test("drags, wheels and keys move photos (rows 179, 184)", async ({ page, gallery }) => {
    const isAt = await openFirst(gallery);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const drag = async (dx: number, dy: number) => {
      await page.mouse.move(width / 2, height / 2);
      await page.mouse.down();
      await page.mouse.move(width / 2 + dx, height / 2 + dy, { steps: 5 });
      await page.mouse.up();
      await settled(page);
    };
    await drag(-200, 0);
    await isAt(2);
    await page.mouse.wheel(250, 0);
    await isAt(3);
    await settled(page);

    await gallery.control(zoomIn).click();
    await gallery.control(zoomIn).click();
    await settled(page);
    const left = async () => (await gallery.photo.boundingBox())?.x ?? NaN;
    const top = async () => (await gallery.photo.boundingBox())?.y ?? NaN;
    const [startX, startY] = [await left(), await top()];
    await drag(60, 30);
    expect(await left()).toBeCloseTo(startX + 60, 0);
    expect(await top()).toBeCloseTo(startY + 30, 0);
    await page.mouse.wheel(-40, 0);
    await expect.poll(left).toBeCloseTo(startX + 100, 0);
    await page.keyboard.press("Shift+ArrowRight");
    await expect.poll(left).toBeCloseTo(startX + 20, 0);
    await page.keyboard.press("ArrowDown");
    await expect.poll(top).toBeLessThan(startY + 30);
    // A trackpad's pinch: the browser magnifies the page.
    const pinch = { ctrlKey: true, bubbles: true, cancelable: true, deltaY: -10 };
    const isLeft = (photo: Element, init: WheelEventInit) =>
      photo.dispatchEvent(new WheelEvent("wheel", init));
    expect(await gallery.photo.evaluate(isLeft, pinch)).toBe(true);
  });
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
  const middle = async () => {
    const { x, right } = await boxOf(gallery.photo);
    return (x + right) / 2;
  };
  await expect.poll(middle).toBeCloseTo(195, -1);
});

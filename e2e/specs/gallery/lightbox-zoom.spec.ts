import { expect, test } from "@/e2e/support/fixtures";
import {
  caption,
  control,
  entries,
  listPath,
  magnification,
  openPhoto,
  photo,
  servePixels,
  thumbnails,
  visitGallery,
} from "@/e2e/support/gallery-steps";
import { settled } from "@/e2e/support/page-steps";

test("four levels are reached by button, and the button at each end is disabled (row 179)", async ({
  page,
}) => {
  await visitGallery(page);
  await openPhoto(page, thumbnails(page).first());
  await expect(control(page, "Zoom out")).toBeDisabled();
  for (const level of [2.01, 4.03, 8.11]) {
    await control(page, "Zoom in").click();
    await expect.poll(() => magnification(page)).toBeCloseTo(level, 1);
  }
  await expect(control(page, "Zoom in")).toBeDisabled();
  await expect(control(page, "Zoom out")).toBeFocused();
  for (const level of [4.03, 2.01, 1]) {
    await control(page, "Zoom out").click();
    await expect.poll(() => magnification(page)).toBeCloseTo(level, 1);
  }
  await expect(control(page, "Zoom out")).toBeDisabled();
  await expect(control(page, "Zoom in")).toBeEnabled();
});

test("a photo of a single pixel zooms as well (row 179)", async ({ page, backend }) => {
  await servePixels(page);
  await backend.fault({ path: listPath, fault: { body: JSON.stringify(entries(2)) } });
  await visitGallery(page);
  await openPhoto(page, thumbnails(page).first());
  await control(page, "Zoom in").click();
  await expect.poll(() => magnification(page)).toBeCloseTo(2.01, 1);
});

test("a double-click zooms in, and resets from any level (row 180)", async ({ page }) => {
  await visitGallery(page);
  await openPhoto(page, thumbnails(page).first());
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const doubleClick = () => page.mouse.dblclick(width / 2, height / 2);
  await doubleClick();
  await expect.poll(() => magnification(page)).toBeCloseTo(2.01, 1);
  await doubleClick();
  await expect.poll(() => magnification(page)).toBe(1);
  await control(page, "Zoom in").click();
  await control(page, "Zoom in").click();
  await expect.poll(() => magnification(page)).toBeCloseTo(4.03, 1);
  await doubleClick();
  await expect.poll(() => magnification(page)).toBe(1);
});

test("quick clicks on a zoom button are steps and not a double-click (rows 179, 180)", async ({
  page,
}) => {
  await visitGallery(page);
  await openPhoto(page, thumbnails(page).first());
  await control(page, "Zoom in").dblclick();
  await expect.poll(() => magnification(page)).toBeCloseTo(4.03, 1);
});

test.describe("with a mouse", { tag: "@once" }, () => {
  // At other scale factors the browser divides what the test's wheel sends.
  test.use({ hasTouch: false, isMobile: false, deviceScaleFactor: 1 });

  test("a magnified photo follows the mouse, the wheel and the arrow keys to its edges, and stays (row 179)", async ({
    page,
  }) => {
    const count = await visitGallery(page);
    await openPhoto(page, thumbnails(page).first());
    await control(page, "Zoom in").click();
    await control(page, "Zoom in").click();
    await settled(page);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const left = async () => (await photo(page).boundingBox())?.x ?? NaN;
    const top = async () => (await photo(page).boundingBox())?.y ?? NaN;
    const [startX, startY] = [await left(), await top()];

    await page.mouse.move(width / 2, height / 2);
    await page.mouse.down();
    await page.mouse.move(width / 2 + 60, height / 2 + 30, { steps: 4 });
    await page.mouse.up();
    await settled(page);
    expect([await left(), await top()]).toEqual([
      expect.closeTo(startX + 60, 0),
      expect.closeTo(startY + 30, 0),
    ]);

    await page.mouse.wheel(-40, 0);
    await expect.poll(left).toBeCloseTo(startX + 100, 0);
    await page.keyboard.press("Shift+ArrowRight");
    await settled(page);
    expect(await left()).toBeCloseTo(startX + 20, 0);
    await page.keyboard.press("ArrowDown");
    await settled(page);
    expect(await top()).toBeLessThan(startY + 30);

    await page.mouse.wheel(-99_999, 0);
    // The edge meets the edge, but for a fraction of a pixel.
    await expect.poll(async () => Math.abs(await left())).toBeLessThan(1);
    await expect(caption(page)).toContainText(`1 of ${count}`);
  });
});

test("another photo begins whole, also on coming back (rows 179, 182)", async ({ page }) => {
  await visitGallery(page);
  await openPhoto(page, thumbnails(page).first());
  await control(page, "Zoom in").click();
  await control(page, "Next").click();
  await expect(control(page, "Zoom out")).toBeDisabled();
  await control(page, "Previous").click();
  await expect(control(page, "Zoom out")).toBeDisabled();
  await settled(page);
  await expect.poll(() => magnification(page)).toBe(1);
});

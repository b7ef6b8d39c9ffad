import { expect, test } from "@/e2e/support/fixtures";
import {
  caption,
  control,
  countLine,
  entries,
  filter,
  lightbox,
  listPath,
  openPhoto,
  photo,
  servePixels,
  thumbnails,
  visitGallery,
} from "@/e2e/support/gallery-steps";
import { settled } from "@/e2e/support/page-steps";

test("previous and next wrap around both ways over the filtered photos (row 177)", async ({
  page,
}) => {
  await visitGallery(page);
  await filter(page, "Heating").click();
  const count = await thumbnails(page).count();
  await openPhoto(page, thumbnails(page).first());
  await expect(caption(page)).toContainText(`1 of ${count}`);
  await control(page, "Previous").click();
  await expect(caption(page)).toContainText(`${count} of ${count}`);
  await control(page, "Next").click();
  await expect(caption(page)).toContainText(`1 of ${count}`);
  const box = await lightbox(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
});

test("a single photo wraps around to itself (rows 173, 177; F56)", async ({ page, backend }) => {
  await servePixels(page);
  await backend.fault({ path: listPath, fault: { body: JSON.stringify(entries(1)) } });
  await visitGallery(page);
  await expect(countLine(page)).toHaveText("1 picture");
  await openPhoto(page, thumbnails(page).first());
  for (const name of ["Next", "Next", "Previous"]) {
    await control(page, name).click();
    await settled(page);
    await expect(caption(page)).toContainText("1 of 1");
    await expect(photo(page)).toBeVisible();
  }
});

for (const key of ["Enter", " "]) {
  test(`the key ${JSON.stringify(key)} on a thumbnail opens it, and closing gives it the focus back (row 178)`, async ({
    page,
  }) => {
    await visitGallery(page);
    const thumbnail = thumbnails(page).nth(2);
    await thumbnail.focus();
    await page.keyboard.press(key);
    await expect(caption(page)).toContainText("3 of ");
    await page.keyboard.press("ArrowRight");
    await expect(caption(page)).toContainText("4 of ");
    await control(page, "Close").click();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(thumbnail).toBeFocused();
  });
}

test("Esc closes also while the lightbox is still appearing (row 181)", async ({ page }) => {
  await visitGallery(page);
  const thumbnail = thumbnails(page).first();
  await thumbnail.click();
  await expect(lightbox(page)).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toHaveCount(0);
  await expect(thumbnail).toBeFocused();
});

test("the left and right arrows move to the previous and the next photo (row 182)", async ({
  page,
}) => {
  const count = await visitGallery(page);
  await openPhoto(page, thumbnails(page).nth(1));
  await page.keyboard.press("ArrowLeft");
  await expect(caption(page)).toContainText(`1 of ${count}`);
  await settled(page);
  await page.keyboard.press("ArrowLeft");
  await expect(caption(page)).toContainText(`${count} of ${count}`);
  await settled(page);
  await page.keyboard.press("ArrowRight");
  await expect(caption(page)).toContainText(`1 of ${count}`);
});

test("an arrow within 180 ms of the last is ignored and not made up for; Esc is not (rows 181, 183)", async ({
  page,
}) => {
  const count = await visitGallery(page);
  await openPhoto(page, thumbnails(page).first());
  // The page's clock stands still between the presses, so that the machine's speed does not matter.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const press = async (after: number, key = "ArrowRight") => {
    await page.clock.runFor(after);
    await page.keyboard.press(key);
  };
  await press(1000);
  await press(100);
  await expect(caption(page)).toContainText(`2 of ${count}`);
  await page.clock.runFor(1000);
  await expect(caption(page)).toContainText(`2 of ${count}`);
  await press(1000);
  await press(200);
  await expect(caption(page)).toContainText(`4 of ${count}`);
  await press(10, "Escape");
  await page.clock.runFor(1000);
  await expect(lightbox(page)).toHaveCount(0);
});

test("opening, moving and zooming take 500 ms (row 185)", async ({ page }) => {
  await visitGallery(page);
  await openPhoto(page, thumbnails(page).first());
  await expect(lightbox(page)).toHaveCSS("transition-duration", "0.5s");
  await expect(photo(page)).toHaveCSS("transition-duration", "0.5s");
  const durations = await control(page, "Next").evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise(requestAnimationFrame);
    return document
      .getAnimations()
      .filter(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.target?.matches(".yarl__carousel"),
      )
      .map(({ effect }) => effect?.getTiming().duration);
  });
  expect(durations).toEqual([500]);
});

test("with reduced motion nothing in the lightbox moves (row 185)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visitGallery(page);
  await openPhoto(page, thumbnails(page).first());
  for (const name of ["Zoom in", "Next"]) {
    const moving = await control(page, name).evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise(requestAnimationFrame);
      return document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length;
    });
    expect(moving).toBe(0);
  }
});

test("a photo that fails to load says so, once (row 186)", async ({
  page,
  backend,
  expectConsoleErrors,
}) => {
  expectConsoleErrors([/Failed to load resource.*404/]);
  await backend.fault({ path: listPath, fault: { body: JSON.stringify(entries(3)) } });
  await visitGallery(page);
  await thumbnails(page).first().click();
  const failure = page.getByText("This image failed to load", { exact: true });
  await expect(failure).toHaveCount(1);
  await expect(failure).toBeInViewport();
  await control(page, "Next").click();
  await settled(page);
  await expect(failure).toHaveCount(1);
  await expect(failure).toBeInViewport();
});

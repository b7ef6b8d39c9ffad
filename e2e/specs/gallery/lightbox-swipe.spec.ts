import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/fixtures";
import { caption, openPhoto, thumbnails, visitGallery } from "@/e2e/support/gallery-steps";
import { settled } from "@/e2e/support/page-steps";
import { swipeFrom } from "@/e2e/support/swipe";

/** Draws a finger from the middle of the screen over a distance, and lifts it. */
async function swipe(page: Page, dx: number, dy = 0) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await swipeFrom(page, { x: width / 2 - Math.sign(dx) * 40, y: height / 2 }, dx, dy);
  await settled(page);
}

async function openSecond(page: Page) {
  const count = await visitGallery(page);
  await openPhoto(page, thumbnails(page).nth(1));
  return (place: number) => expect(caption(page)).toContainText(`${place} of ${count}`);
}

test.describe("on a wide touch screen", { tag: "@once" }, () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: false });

  test("a swipe of 199 px stays and one of 200 px moves, both ways (row 184)", async ({ page }) => {
    const isAt = await openSecond(page);
    await swipe(page, -199);
    await isAt(2);
    await swipe(page, 199);
    await isAt(2);
    await swipe(page, -200);
    await isAt(3);
    await swipe(page, 200);
    await isAt(2);
  });

  test("a mostly vertical drag leads nowhere (row 184)", async ({ page }) => {
    const isAt = await openSecond(page);
    await swipe(page, -220, 300);
    await isAt(2);
    await swipe(page, -220, 60);
    await isAt(3);
  });

  test("a second finger ends the swipe (row 184)", async ({ page }) => {
    const isAt = await openSecond(page);
    const cdp = await page.context().newCDPSession(page);
    const fingers = (type: "touchStart" | "touchMove" | "touchEnd", xs: number[]) =>
      cdp.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: xs.map((x, id) => ({ x, y: 380, id })),
      });
    await fingers("touchStart", [600]);
    await fingers("touchMove", [560]);
    await fingers("touchStart", [560, 700]);
    await fingers("touchMove", [300, 900]);
    await fingers("touchEnd", []);
    await isAt(2);
  });
});

test.describe("on a phone", { tag: "@once" }, () => {
  test.use({ viewport: { width: 400, height: 800 }, hasTouch: true, isMobile: true });

  test("a quarter of the width decides, to the pixel (row 184)", async ({ page }) => {
    const isAt = await openSecond(page);
    await swipe(page, -99);
    await isAt(2);
    await swipe(page, -101);
    await isAt(3);
    await swipe(page, 99);
    await isAt(3);
    await swipe(page, 101);
    await isAt(2);
  });
});

test.describe("with a mouse", { tag: "@once" }, () => {
  // At other scale factors the browser divides what the test's wheel sends.
  test.use({
    viewport: { width: 1024, height: 768 },
    hasTouch: false,
    isMobile: false,
    deviceScaleFactor: 1,
  });

  test("a drag and a sideways wheel obey the same distance (row 184)", async ({ page }) => {
    const isAt = await openSecond(page);
    for (const [distance, place] of [
      [199, 2],
      [200, 3],
    ] as const) {
      await page.mouse.move(600, 380);
      await page.mouse.down();
      await page.mouse.move(600 - distance, 380, { steps: 5 });
      await page.mouse.up();
      await settled(page);
      await isAt(place);
    }
    await page.mouse.wheel(250, 0);
    await isAt(4);
  });
});

import { pages } from "@/content/navigation";
import { galleryWords, photoPosition } from "@/content/words/gallery";
import { expect } from "@/e2e/support/fixtures";
import { listPath, test } from "@/e2e/support/gallery";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { frames, open, settled } from "@/e2e/support/page-steps";
import { swipeFrom } from "@/e2e/support/swipe";

const { close, filters, next, previous, zoomIn } = galleryWords;

test("a thumbnail opens by Enter and Space a named, modal dialog over the whole window, which keeps the focus; buttons and arrows wrap around the filtered photos, a finger moves on, each is announced once, and closing gives the focus back (rows 177, 178, 182, 184; F39) @phone", async ({
  page,
  gallery,
  isMobile,
}) => {
  const count = await gallery.visit(`/gallery?category=${filters.heating}`);
  const words = await gallery.thumbnails.first().getByRole("img").getAttribute("alt");
  const thumbnail = gallery.thumbnails.first();
  const openBy = async (key: string) => {
    await thumbnail.press(key);
    await expect(gallery.caption).toHaveText(`${photoPosition(1, count)} ${words}`);
    await expect(gallery.lightbox).toHaveCSS("opacity", "1");
  };
  const shut = async () => {
    await gallery.control(close).click();
    await expect(gallery.lightbox).toHaveCount(0);
    await expect(page.locator("[inert]")).toHaveCount(0);
    await expect(thumbnail).toBeFocused();
  };
  await openBy("Space");
  await shut();
  await openBy("Enter");
  await expect(gallery.lightbox).toHaveAttribute("aria-modal", "true");
  await expect(gallery.lightbox).toHaveAccessibleName(/\S/);
  // A control's name is no description besides.
  for (const each of await gallery.lightbox.getByRole("button").all())
    await expect(each).toHaveAccessibleDescription("");
  expect(await gallery.lightbox.boundingBox()).toMatchObject({
    x: 0,
    y: 0,
    ...page.viewportSize(),
  });
  const outside = page.locator("body > :not(.lightbox):not(script):not(style):not(template)");
  for (const element of await outside.all()) await expect(element).toHaveAttribute("inert");
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press(key);
      await frames(page);
      await expect(page.locator(":is(header, main, footer) :focus")).toHaveCount(0);
    }
  }
  const live = gallery.lightbox.locator("[aria-live]:not([aria-live=off]), [role=status]");
  await expect(live).toHaveCount(1);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const swipe = () => swipeFrom(page, { x: width * 0.8, y: height / 2 }, -width / 2, 0);
  for (const [move, place] of [
    [() => gallery.control(previous).click(), count],
    [() => gallery.control(next).click(), 1],
    [() => page.keyboard.press("ArrowLeft"), count],
    [() => page.keyboard.press("ArrowRight"), 1],
    ...(isMobile ? [[swipe, 2] as const] : []),
  ] as const) {
    await move();
    await expect(gallery.caption).toContainText(photoPosition(place, count));
    await settled(page);
  }
  if (isMobile) {
    // A finger looks around in what two fingers have magnified.
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
    await swipe();
    await settled(page);
    await expect(gallery.caption).toContainText(photoPosition(2, count));
    await cdp.send("Emulation.setPageScaleFactor", { pageScaleFactor: 1 });
  }
  await shut();
});

test("a lightbox that does not come (row 178)", async ({ page, gallery, watch }) => {
  watch.expect([/Failed to load resource/, /net::ERR/]);
  await gallery.visit();
  await page.waitForLoadState("networkidle");
  await page.route(/\/_next\/static\//, (route) => route.fulfill({ status: 404, body: "" }));
  await gallery.thumbnails.first().click();
  const image = page.getByRole("img");
  await expect(image).toHaveCount(1);
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(600);
});

test("Esc and Back close, whatever is under way (rows 21, 178, 181; F39)", async ({
  page,
  gallery,
}) => {
  await open(page, pages.about.path);
  const count = await gallery.visit();
  await page.waitForLoadState("networkidle");
  const isOver = () => page.evaluate(() => history.state !== null);
  const ways = [() => page.keyboard.press("Escape"), () => page.goBack()];
  const files = await holdRequests(page, /\/_next\/static\//);
  const thumbnail = gallery.thumbnails.first();
  for (const leave of ways) {
    await thumbnail.click();
    await expect(thumbnail).toHaveAttribute("aria-busy", "true");
    await leave();
    await expect(thumbnail).toHaveAttribute("aria-busy", "false");
    await expect.poll(isOver).toBe(false);
  }
  files.release();
  await page.waitForLoadState("networkidle");
  await frames(page);
  await expect(gallery.lightbox).toHaveCount(0);

  for (const leave of ways) {
    await thumbnail.click();
    await expect(gallery.lightbox).toBeAttached();
    await leave();
    await expect(gallery.lightbox).toHaveCount(0);
    await expect(thumbnail).toBeFocused();
    await expect.poll(isOver).toBe(false);
  }

  await gallery.open(thumbnail);
  await page.keyboard.press("Escape");
  await gallery.thumbnails.nth(1).click();
  await expect(gallery.caption).toContainText(photoPosition(2, count));
  await expect(gallery.lightbox).toHaveCSS("opacity", "1");
  // Its entry of the history outlives neither Back nor a reload.
  await page.goBack();
  await expect(gallery.lightbox).toHaveCount(0);
  await page.goForward();
  await expect.poll(isOver).toBe(false);
  await expect(gallery.lightbox).toHaveCount(0);
  await gallery.open(thumbnail);
  await page.reload();
  await expect.poll(isOver).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(pages.about.path);
});

test("all moves in 500 ms, or not at all (row 185)", async ({ page, gallery }) => {
  await gallery.visit();
  await gallery.open();
  for (const part of [gallery.lightbox, gallery.photo]) {
    await expect(part).toHaveCSS("transition-duration", "0.5s");
  }
  const durations = (name: string) =>
    gallery.control(name).evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise(requestAnimationFrame);
      const lasting = (animation: Animation) => Number(animation.effect?.getTiming().duration);
      const moving = document.getAnimations().filter((each) => each.timeline === document.timeline);
      return moving.map(lasting);
    });
  expect(await durations(next)).toContain(500);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await settled(page);
  for (const name of [next, zoomIn]) {
    expect((await durations(name)).filter((duration) => duration > 1)).toEqual([]);
  }
});

test("a photo that fails leaves its words in the grid and says so in the lightbox, once, also where a single one wraps around to itself (rows 173, 177, 186; F56, F57)", async ({
  page,
  gallery,
  backend,
  watch,
}) => {
  watch.expect([/Failed to load resource.*404/]);
  const list = [{ public_id: "no/photo", context: { custom: { alt: "Sample" } } }];
  await backend.fault({ path: listPath, fault: { body: JSON.stringify(list) } });
  expect(await gallery.visit()).toBe(1);
  await page.getByRole("button", { name: "Sample" }).click();
  const failure = page.getByText(galleryWords.photoFailed, { exact: true });
  await expect(failure).toBeInViewport();
  for (const name of [next, previous]) {
    await gallery.control(name).click();
    await settled(page);
    await expect(gallery.caption).toContainText(photoPosition(1, 1));
    await expect(failure).toHaveCount(1);
    await expect(failure).toBeInViewport();
  }
});

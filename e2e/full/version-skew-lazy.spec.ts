import { expect } from "@/e2e/fixtures";
import { lightbox, thumbnails, visitGallery } from "@/e2e/gallery-steps";
import { open } from "@/e2e/page-steps";
import { expectPage, holdLazyChunk, test } from "@/e2e/skew/open-tab";

// What a tab on build A fetches only when it needs it, after B was published (faults.md part e).
const home = /^Heating, cooling and water heaters/;

for (const [way, after] of [
  ["kept", "B with the assets of A"],
  ["gone", "B"],
] as const) {
  test.describe(`with the old files ${way}`, { tag: "@once" }, () => {
    test.describe.configure({ mode: "default" });

    test("a photo opens, in the lightbox or without it", async ({ page, builds }) => {
      await page.addInitScript(() => {
        // No fetching ahead: the lightbox is asked for by the click, after the deploy.
        addEventListener("pointerover", (event) => event.stopImmediatePropagation(), true);
      });
      await visitGallery(page);
      await page.waitForLoadState("networkidle");
      builds.publish(after);
      await thumbnails(page).first().click();
      await expect(lightbox(page)).toBeVisible();
      await expect(lightbox(page).getByRole("img").first()).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(lightbox(page)).toHaveCount(0);
      await expect(thumbnails(page).first()).toBeFocused();
    });

    test("the reporter of web vitals may stay away", async ({ page, builds }) => {
      const chunk = await holdLazyChunk(page, "onINP", builds, "terms.html");
      await open(page, "/terms");
      await chunk.wasAsked;
      builds.publish(after);
      await chunk.letGo();
      await expectPage(page, "Terms of Use are coming soon...", "A");
    });

    test("the stories can be read when their carousel does not come", async ({ page, builds }) => {
      const chunk = await holdLazyChunk(page, "swiper-slide", builds, "index.html");
      await open(page, "/");
      const stories = page.locator("[aria-roledescription=carousel]");
      await stories.scrollIntoViewIfNeeded();
      await chunk.wasAsked;
      builds.publish(after);
      await chunk.letGo();
      const row = stories.locator(".story-row");
      if (way === "kept") await expect(row).toHaveClass(/taken-over/);
      else {
        const last = stories.locator(".swiper-slide").last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport();
        await expect(last).not.toHaveAttribute("inert");
      }
      await expectPage(page, home, "A");
    });
  });
}

import { home } from "@/content/home";
import { expect } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { lightbox, thumbnails, visitGallery } from "@/e2e/support/gallery-steps";
import { open } from "@/e2e/support/page-steps";
import { expectPage, test } from "@/e2e/support/skew/open-tab";

// What a tab on build A fetches only when it needs it, after B was published (F42).
const homeTitle = new RegExp(`^${home.headline}`);

test.describe("an open tab", { tag: "@full" }, () => {
  for (const [way, after] of [
    ["kept", "B with the assets of A"],
    ["gone", "B"],
  ] as const) {
    test.describe(`with the old files ${way}`, { tag: "@once" }, () => {
      test.describe.configure({ mode: "default" });

      test("a photo opens, in the lightbox or at its own address", async ({ page, builds }) => {
        await page.addInitScript(() => {
          // No fetching ahead: the lightbox is asked for by the click, after the deploy.
          addEventListener("pointerover", (event) => event.stopImmediatePropagation(), true);
        });
        await visitGallery(page);
        await page.waitForLoadState("networkidle");
        builds.publish(after);
        await thumbnails(page).first().click();
        const photo = (way === "kept" ? lightbox(page) : page).getByRole("img").first();
        await expect
          .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(600);
        if (way === "kept") {
          await page.keyboard.press("Escape");
          await expect(lightbox(page)).toHaveCount(0);
          await expect(thumbnails(page).first()).toBeFocused();
        }
      });

      test("the headline keeps its first line when it cannot be typed", async ({
        page,
        builds,
      }) => {
        const script = await holdRequests(page, /\/typed-line-[^/]*\.js/);
        await open(page, "/");
        const line = page.locator(".typed-line");
        const first = await line.innerText();
        await script.arrived;
        builds.publish(after);
        const answered = page.waitForResponse(/\.js/);
        script.release();
        await answered;
        if (way === "kept") await expect(page.locator(".Typewriter__wrapper")).toBeAttached();
        else await expect(line).toHaveText(first);
        await expectPage(page, homeTitle, "A");
      });

      test("the stories can be read when their carousel does not come", async ({
        page,
        builds,
      }) => {
        const script = await holdRequests(page, /\/StoryCarousel-[^/]*\.js/);
        await open(page, "/");
        const stories = page.locator("[aria-roledescription=carousel]");
        await stories.scrollIntoViewIfNeeded();
        await script.arrived;
        builds.publish(after);
        const answered = page.waitForResponse(/\.js/);
        script.release();
        await answered;
        const row = stories.locator(".story-row");
        if (way === "kept") await expect(row).toHaveClass(/taken-over/);
        else {
          const last = stories.locator(".swiper-slide").last();
          await last.scrollIntoViewIfNeeded();
          await expect(last).toBeInViewport();
          await expect(last).not.toHaveAttribute("inert");
        }
        await expectPage(page, homeTitle, "A");
      });
    });
  }
});

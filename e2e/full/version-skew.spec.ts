import { company } from "@/content/company";
import { backendFor } from "@/e2e/browser/backend";
import { expect } from "@/e2e/fixtures";
import { lightbox, thumbnails, visitGallery } from "@/e2e/gallery-steps";
import { openQuoteForm, sampleQuote } from "@/e2e/journeys/quote-form";
import { paths, postsTo } from "@/e2e/journeys/sent";
import { markDocument, open, sameDocument } from "@/e2e/page-steps";
import { countLoads, expectPage, holdLazyChunk, test } from "@/e2e/skew/open-tab";

// A tab stays open on build A while B is published: with A's hashed files kept, and with them gone
// (faults.md part e, "Version skew test"). A tab may load one document anew; it never shows an error.
const home = /^Heating, cooling and hot water/;

for (const [way, after] of [
  ["kept", "B with the assets of A"],
  ["gone", "B"],
] as const) {
  test.describe(`with the old files ${way}`, { tag: "@once" }, () => {
    test.describe.configure({ mode: "default" });

    for (const [name, from, to, heading] of [
      ["a menu link", "/", "/promotions", "Current Promotions"],
      ["a footer link", "/terms", "/about-us", /About/],
      ["a link to a service", "/finance", "/services/acRepair", /AC Repair/],
      ["a link from one service to another", "/services/acRepair", "/services/furnaceRepair", /./],
      ["the way home", "/privacy-policy", "/", home],
    ] as const) {
      test(`${name} leads to the new page, with one load at most`, async ({ page, builds }) => {
        await open(page, from);
        await page.waitForLoadState("networkidle");
        builds.publish(after);
        const loads = countLoads(page);
        await page.evaluate((href) => {
          document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
        }, to);
        await expect(page).toHaveURL(to);
        await expectPage(page, heading, "B");
        expect(loads()).toBe(1);
      });
    }

    test("a page fetched ahead is shown from memory", async ({ page, builds }) => {
      await open(page, "/finance");
      const ahead = page.waitForResponse(/about-us.*__PAGE__\.txt/);
      await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).hover();
      await (await ahead).finished();
      builds.publish(after);
      await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
      await expect(page).toHaveURL("/about-us");
      await expectPage(page, /About/);
    });

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

    test("the headline keeps its first line when it cannot be typed", async ({ page, builds }) => {
      const chunk = await holdLazyChunk(page, "Typewriter", builds, "index.html");
      await open(page, "/");
      const line = page.locator(".typed-line");
      const first = await line.innerText();
      await chunk.wasAsked;
      builds.publish(after);
      await chunk.letGo();
      if (way === "kept") await expect(page.locator(".Typewriter__wrapper")).toBeAttached();
      else await expect(line).toHaveText(first);
      await expectPage(page, home, "A");
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

    test("a form is sent once and keeps its text until then", async ({ page, builds, site }) => {
      const backend = backendFor(
        `http://localhost:${process.env.TEST_MAIL_PORT || 3101}`,
        site.url,
      );
      await backend.clear();
      const form = await openQuoteForm(page, "/contact");
      const quote = sampleQuote();
      await form.fill(quote);
      await page.waitForLoadState("networkidle");
      builds.publish(after);
      await form.expectValues(quote);
      await form.button.click();
      await expect(form.success).not.toHaveText("");
      expect(await postsTo(backend, paths.quote)).toHaveLength(1);
      await expectPage(page, "Get in touch with us", "A");
    });

    test("text typed into a form outlives the load that a link causes", async ({
      page,
      builds,
    }) => {
      const form = await openQuoteForm(page, "/contact");
      const quote = sampleQuote();
      await form.fill(quote);
      await page.waitForLoadState("networkidle");
      builds.publish(after);
      await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Use" }).click();
      await expectPage(page, "Terms of Use are coming soon...", "B");
      await page.goBack();
      await expectPage(page, "Get in touch with us", "B");
      await form.expectValues(quote);
    });

    test("Back and Forward show their pages", async ({ page, builds }) => {
      await open(page, "/terms");
      await markDocument(page);
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
      await expectPage(page, "Privacy Policy are coming soon...");
      expect(await sameDocument(page)).toBe(true);
      await page.waitForLoadState("networkidle");
      builds.publish(after);
      await page.goBack();
      await expect(page).toHaveURL("/terms");
      await expectPage(page, "Terms of Use are coming soon...");
      await page.goForward();
      await expect(page).toHaveURL("/privacy-policy");
      await expectPage(page, "Privacy Policy are coming soon...");
    });

    test("a reload brings the new build, and the text back", async ({ page, builds }) => {
      const form = await openQuoteForm(page, "/");
      const quote = sampleQuote();
      await form.fill(quote);
      await page.waitForLoadState("networkidle");
      builds.publish(after);
      await page.reload();
      await expectPage(page, home, "B");
      await form.expectValues(quote);
    });

    test("a tab on the new build survives the way back to the old", async ({ page, builds }) => {
      builds.publish(after);
      await open(page, "/terms");
      await page.waitForLoadState("networkidle");
      builds.publish("A");
      const loads = countLoads(page);
      await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
      await expect(page).toHaveURL("/about-us");
      await expectPage(page, /About/, "A");
      expect(loads()).toBe(1);
    });

    test("an old page from a cache can be read, and its form works or names the phone", async ({
      page,
      builds,
    }) => {
      if (way === "gone") builds.publish("pages of A, assets of B");
      await page.goto("/contact");
      await expectPage(page, "Get in touch with us", "A");
      const form = page.locator("main form");
      const note = form.getByText("This form did not load.");
      if (way === "kept") {
        await expect(form.locator("button[type=submit]")).toBeEnabled();
        await expect(note).toHaveCount(0);
        return;
      }
      await expect(note).toBeHidden();
      await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
      await expect(note).toBeVisible();
      await expect(note.getByRole("link", { name: company.phone.display })).toBeVisible();
      await expect(form.locator("button[type=submit]")).toBeDisabled();
      await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Use" }).click();
      await expect(page).toHaveURL("/terms");
    });
  });
}

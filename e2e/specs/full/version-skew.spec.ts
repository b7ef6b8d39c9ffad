import { company } from "@/content/company";
import { home } from "@/content/home";
import { backendFor } from "@/e2e/support/browser/backend";
import { expect } from "@/e2e/support/fixtures";
import { openQuoteForm, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { paths, postsTo } from "@/e2e/support/journeys/sent";
import { open } from "@/e2e/support/page-steps";
import { countLoads, expectPage, test } from "@/e2e/support/skew/open-tab";

// A tab stays open on build A while B is published: with A's hashed files kept, and with them gone
// (F42). A tab may load one document anew; it never shows an error.
const homeTitle = new RegExp(`^${home.headline}`);

test.describe("an open tab", { tag: "@full" }, () => {
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
        [
          "a link from one service to another",
          "/services/acRepair",
          "/services/furnaceRepair",
          /./,
        ],
        ["the way home", "/privacy-policy", "/", homeTitle],
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
        // Back may show the old page from the browser's memory, as it may of any site.
        await expectPage(page, "Get in touch with us");
        await form.expectValues(quote);
      });

      test("Back and Forward show their pages", async ({ page, builds }) => {
        await open(page, "/terms");
        await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
        await expectPage(page, "Privacy Policy are coming soon...");
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
        await expectPage(page, homeTitle, "B");
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

      test("an old page from a cache can be read, and its form works, or keeps the text and names the phone", async ({
        page,
        builds,
      }) => {
        if (way === "gone") builds.publish("pages of A, assets of B");
        const form = await openQuoteForm(page, "/contact");
        await expectPage(page, "Get in touch with us", "A");
        const quote = sampleQuote();
        await form.fill(quote);
        await form.button.click();
        if (way === "kept") {
          await expect(form.success).not.toHaveText("");
          return;
        }
        const failed = page.getByText(/^This part of the page didn't load\./);
        await expect(failed).toBeVisible();
        await expect(failed.getByRole("link", { name: company.phone.display })).toBeVisible();
        builds.publish("B");
        await page.reload();
        await expectPage(page, "Get in touch with us", "B");
        await form.expectValues(quote);
        await form.button.click();
        await expect(form.success).not.toHaveText("");
      });
    });
  }
});

import { company } from "@/content/company";
import { newsletterWords } from "@/content/words/newsletter";
import { expect, test } from "@/e2e/support/fixtures";
import { usable } from "@/e2e/support/page-steps";

test.beforeEach(({ expectConsoleErrors }) => expectConsoleErrors([/status of 404/]));

test.describe("an unknown path", { tag: "@desktop-first" }, () => {
  for (const [typed, meant] of [
    ["/services/acrepair", "/services/acRepair"],
    ["/services/AcRepair/", "/services/acRepair"],
    ["/services/EMERGENCYAC", "/services/emergencyAC"],
  ] as const) {
    test(`${typed}, wrong in its case alone, offers the right page (row 10)`, async ({ page }) => {
      expect((await page.goto(typed))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Service not found!");
      await usable(page);
      const link = page.getByText("Did you mean").getByRole("link");
      await expect(link).not.toHaveText(/undefined/);
      await link.click();
      await expect(page).toHaveURL(meant);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Service not found!");
    });
  }

  test("a service that is none is taken for no other (row 10)", async ({ page }) => {
    await page.goto("/services/nope");
    await usable(page);
    await expect(page.getByText("Did you mean")).toBeHidden();
  });

  for (const typed of ["//contact", "//services/acRepair", "//example.com/contact", "//"]) {
    test(`${typed}, with a slash too many, is a page of ours that can be used (row 116)`, async ({
      page,
      site,
    }) => {
      await page.goto(site.url + typed);
      const title = await page.title();
      // What comes when the newsletter is used is the page's script at its fullest.
      const form = page.getByRole("contentinfo").locator("form");
      await form.getByRole("textbox").fill("no address");
      await form.getByRole("button").click();
      await expect(form.getByText(newsletterWords.invalid)).toBeVisible();
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(
        page.locator(`a[href="tel:${company.phone.e164}"]:visible`).first(),
      ).toBeVisible();
    });
  }

  test("where a host knows one not-found page only, its script says what is unknown (rows 10, 116)", async ({
    page,
    site,
  }) => {
    const body = await (await fetch(`${site.url}/nope`)).text();
    const contentType = "text/html; charset=utf-8";
    await page.route("**/services/*", (route) => route.fulfill({ status: 404, contentType, body }));
    await page.goto("/services/acrepair");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Service not found!");
    await expect(page.getByText("Did you mean").getByRole("link")).toHaveAttribute(
      "href",
      "/services/acRepair",
    );
  });
});

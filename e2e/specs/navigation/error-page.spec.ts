import type { Page } from "@playwright/test";
import { company } from "@/content/company";
import { expect, test } from "@/e2e/support/fixtures";
import { networkComplaints } from "@/e2e/support/journeys/expect-fault";
import { openQuoteForm, quoteFormOn, sampleQuote } from "@/e2e/support/journeys/quote-form";
import { paths } from "@/e2e/support/journeys/sent";

/** What stands there instead: the heading, the number to call, and two ways to try again. */
async function expectErrorPage(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page didn't load");
  const main = page.getByRole("main");
  const number = main.getByRole("link", { name: company.phone.display });
  await expect(number).toHaveAttribute("href", `tel:${company.phone.e164}`);
  await expect(main.getByRole("button")).toHaveText(["Try again", "Reload the page"]);
}

test.describe("the error page", { tag: "@desktop-first" }, () => {
  test("when the frame around the pages fails, the number and another try are left (F44)", async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors([/the frame fails/]);
    // The frame dispatches one as the page comes alive.
    await page.addInitScript(() => {
      window.CustomEvent = class {
        constructor() {
          throw new Error("the frame fails");
        }
      } as never;
    });
    await page.goto("/about-us");
    await page.locator("footer form input").focus();
    await expectErrorPage(page);
  });

  for (const address of ["/", "/contact"]) {
    for (const way of ["Try again", "Reload the page"]) {
      test(`a form on ${address} that breaks leaves the number and the frame, and after ‘${way}’ all that was typed (row 99; F44)`, async ({
        page,
        backend,
        expectConsoleErrors,
      }) => {
        expectConsoleErrors([...networkComplaints, /the form breaks/]);
        const quote = sampleQuote();
        const form = await openQuoteForm(page, address);
        await form.fill(quote);
        // The form asks this of its message once it has one, so it fails as a part of the page does.
        const scroll = await page.evaluateHandle(() => {
          const own = Element.prototype.scrollIntoView;
          Element.prototype.scrollIntoView = () => {
            throw new Error("the form breaks");
          };
          return own;
        });
        await backend.fault({ path: paths.quote, method: "POST", fault: { status: 500 } });
        await form.button.click();
        await expectErrorPage(page);
        await expect(page.getByRole("banner")).toBeVisible();
        await expect(page.getByRole("contentinfo")).toHaveCount(1);

        await scroll.evaluate((own) => void (Element.prototype.scrollIntoView = own));
        await page.getByRole("main").getByRole("button", { name: way }).click();
        await expect(page.getByText("We kept what you typed. It wasn't sent.")).toBeVisible();
        await quoteFormOn(page).expectValues(quote);
        await quoteFormOn(page).button.click();
        await expect(quoteFormOn(page).success).toHaveText(/^Thank/);
      });
    }
  }
});

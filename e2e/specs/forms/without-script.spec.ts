import { company } from "@/content/company";
import { expect, test } from "@/e2e/support/fixtures";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { quoteFormOn } from "@/e2e/support/journeys/quote-form";
import { finishAnimations } from "@/e2e/support/page-steps";

const needsScript = /^This (form|page) needs JavaScript, which didn't load\./;

test.describe("where the page script does not run", () => {
  // A proxy that rewrites pages makes the policy forbid it.
  test("the form says what to do instead, and no button sends the page away (row 18; F30)", async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors([/Content Security Policy/]);
    await page.route("/contact", async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replaceAll("<script>", "<script>;");
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto("/contact");
    const form = page.locator("main form");
    await expect(form.getByText(needsScript)).toBeHidden();
    await finishAnimations(page);
    await expect(form.getByText(needsScript)).toBeVisible();
    await expect(form.locator("button[type=submit]")).toBeDisabled();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ["/", "/contact"]) {
    test(`the form on ${address} gives the telephone instead, and sends nothing into the address (row 18; F30)`, async ({
      page,
      backend,
    }) => {
      await page.goto(address);
      const { form, field, button } = quoteFormOn(page);
      const note = form.getByText(needsScript);
      await expect(note).toBeVisible();
      const call = note.locator("a");
      await expect(call).toHaveText(company.phone.display);
      await expect(call).toHaveAttribute("href", `tel:${company.phone.e164}`);
      await field("Name").fill("Ann Sample");
      await field("Name").press("Enter");
      await expect(button).toBeDisabled();
      await expect(form).toHaveAttribute("method", "post");
      await expect(page).toHaveURL(address);
      expect(await backend.requests()).toEqual([]);
    });
  }

  test("the footer's form names another way (rows 18, 149; F30)", async ({ page }) => {
    await page.goto("/terms");
    const { form, button } = newsletterOn(page);
    await expect(form.getByText(needsScript)).toBeVisible();
    await expect(button).toBeDisabled();
  });

  test("the unsubscribe page says what to do instead, and not that the address is missing (rows 18, 157)", async ({
    page,
  }) => {
    await page.goto("/unsubscribe?email=a@b.c");
    const main = page.locator("main");
    const note = main.getByText(needsScript);
    await expect(note).toBeVisible();
    await expect(note).toContainText("reply to any of our emails");
    await expect(main).not.toContainText("No email provided");
  });
});

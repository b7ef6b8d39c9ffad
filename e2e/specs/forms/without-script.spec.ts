import { company } from "@/content/company";
import { formWords } from "@/content/words/forms";
import { galleryWords } from "@/content/words/gallery";
import { newsletterWords } from "@/content/words/newsletter";
import { unsubscribeWords } from "@/content/words/unsubscribe";
import { expect, test } from "@/e2e/support/fixtures";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { quoteFormOn } from "@/e2e/support/journeys/quote-form";
import { finishAnimations } from "@/e2e/support/page-steps";

/** What stands before the number in a note. */
const opening = (words: string) => words.split("{phone}")[0] ?? words;

// A proxy that rewrites pages makes the policy forbid the page script.
test("where the page script does not run, the form says what to do instead, and no button sends the page away (row 18; F30)", async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors([/Content Security Policy/]);
  await page.route("/contact", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll("<script>", "<script>;");
    await route.fulfill({ response, body });
  });
  await page.goto("/contact");
  const note = quoteFormOn(page).form.getByText(opening(formWords.withoutScript));
  await expect(note).toBeHidden();
  await finishAnimations(page);
  await expect(note).toBeVisible();
  await expect(quoteFormOn(page).button).toBeDisabled();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each form names another way and sends nothing into the address; the gallery says what is missing, and no filter looks alive (rows 18, 149, 157, 172; F30)", async ({
    page,
    backend,
  }) => {
    await page.goto("/contact");
    const { form, field, button } = quoteFormOn(page);
    const note = form.getByText(opening(formWords.withoutScript));
    await expect(note).toBeVisible();
    await expect(note.locator("a")).toHaveAttribute("href", `tel:${company.phone.e164}`);
    await field("Name").fill("Ann Sample");
    await field("Name").press("Enter");
    await expect(button).toBeDisabled();
    await expect(page).toHaveURL("/contact");
    const newsletter = newsletterOn(page);
    await expect(newsletter.form.getByText(newsletterWords.withoutScript)).toBeVisible();
    await expect(newsletter.button).toBeDisabled();

    await page.goto("/unsubscribe?email=a@b.c");
    const main = page.locator("main");
    await expect(main.getByText(opening(unsubscribeWords.withoutScript))).toBeVisible();
    await expect(main).not.toContainText(unsubscribeWords.noEmail);
    expect(await backend.requests()).toEqual([]);

    await page.goto("/gallery");
    await expect(main.getByText(galleryWords.withoutScript)).toBeVisible();
    await expect(main.getByRole("button", { disabled: true })).toHaveText(
      Object.values(galleryWords.filters),
    );
  });
});

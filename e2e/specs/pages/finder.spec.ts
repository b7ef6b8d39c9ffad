import { type Page } from "@playwright/test";
import { company } from "@/content/company";
import { finder as content } from "@/content/finder";
import { services } from "@/content/services";
import { expect, test } from "@/e2e/support/fixtures";
import { frames, open } from "@/e2e/support/page-steps";

/** Twelve worries: what is tapped, where the answer stands, and the form's service. */
const worries = content.worries.flatMap(({ name, symptoms }) =>
  symptoms
    .slice(0, 2)
    .map(({ words, service, answer }) => [name, words, answer, services[service].option]),
) as [name: string, words: string, end: string, service: string][];

const finder = (page: Page) => page.locator("#finder");
const worry = (page: Page, name: string) => finder(page).getByText(name, { exact: true });
const symptom = (page: Page, words: string) =>
  finder(page).getByRole("link", { name: words, exact: true });

test.describe("the finder", { tag: "@desktop-first" }, () => {
  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("from home each of twelve worries is answered in two taps, at its section (row 85)", async ({
      page,
    }) => {
      for (const [name, words, end] of worries) {
        await page.goto("/");
        await worry(page, name).click();
        await symptom(page, words).click();
        await expect(page).toHaveURL(end);
        await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
        // A third tap, if any, dials.
        await expect(
          page.locator(`a[href="tel:${company.phone.e164}"]:visible`).first(),
        ).toBeVisible();
      }
    });

    test("danger stands before everything, and leads to no form (row 85)", async ({ page }) => {
      for (const path of ["/", "/services"]) {
        await page.goto(path);
        const first = finder(page).locator("h3").first();
        await expect(first).toHaveText("Smell gas, or hear a carbon monoxide alarm?");
        const box = first.locator("..");
        await expect(box).toContainText("Leave now");
        await expect(box.getByRole("link")).toHaveCount(0);
      }
    });
  });

  test("two taps and a third send the right request: service and words are filled in (rows 85, 92)", async ({
    page,
  }) => {
    for (const [name, words, , option] of worries.filter((_, index) => index % 6 === 0)) {
      await page.goto("/");
      await worry(page, name).click();
      await finder(page)
        .getByRole("link", { name: new RegExp(`^Ask us ?: ${words}$`) })
        .click();
      await expect(page).toHaveURL(/\/contact\?service=/);
      // The form comes alive as it is seen or touched.
      await page.getByLabel("Name", { exact: true }).focus();
      await expect(page.getByLabel("Service", { exact: true })).toHaveValue(option);
      await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
        `What's wrong: ${words} `,
      );
    }
  });

  test("a worry that is pressed stays where it is, whatever is open above it (row 85)", async ({
    page,
  }) => {
    await open(page, "/services");
    for (const [index, { name }] of content.worries.entries()) {
      const line = worry(page, name);
      await line.scrollIntoViewIfNeeded();
      const before = await line.boundingBox();
      await line.click();
      const { symptoms } = content.worries[index] ?? {};
      await expect(symptom(page, symptoms?.[0]?.words ?? "")).toBeVisible();
      await frames(page);
      expect((await line.boundingBox())?.y, name).toBeCloseTo(before?.y ?? NaN, 0);
    }
  });

  test("looking for what is wrong asks for no script", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/services");
    for (const [name] of worries) await worry(page, name).click();
    expect(asked.filter((url) => url.endsWith(".js"))).toEqual([]);
  });
});

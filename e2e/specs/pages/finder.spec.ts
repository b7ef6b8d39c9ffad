import { type Page } from "@playwright/test";
import { company } from "@/content/company";
import { finder as content } from "@/content/finder";
import { expect, test } from "@/e2e/support/fixtures";
import { frames, open } from "@/e2e/support/page-steps";

/** Twelve symptoms: what is tapped, and where the answer stands. */
const worries = content.worries.flatMap(({ name, symptoms }) =>
  symptoms.slice(0, 2).map(({ words, answer }) => ({ name, words, answer })),
);

const finder = (page: Page) => page.locator("#finder");
const worry = (page: Page, name: string) => finder(page).getByText(name, { exact: true });
const symptom = (page: Page, words: string) =>
  finder(page).getByRole("link", { name: words, exact: true });

test.describe("the finder", { tag: "@desktop-first" }, () => {
  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    /** Its answer is read, and a next tap, if any, dials. */
    async function expectAnswer(page: Page, answer: string): Promise<void> {
      await expect(page).toHaveURL(answer);
      await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
      await expect(
        page.locator(`a[href="tel:${company.phone.e164}"]:visible`).first(),
      ).toBeVisible();
    }

    test("from home each of seven symptoms is answered in one tap, at its section (row 85)", async ({
      page,
    }) => {
      const all = content.worries.flatMap(({ symptoms }) => symptoms);
      for (const { words, answer } of all.filter(({ onHome }) => onHome)) {
        await page.goto("/");
        await symptom(page, words).click();
        await expectAnswer(page, answer);
      }
      await page.goto("/");
      await symptom(page, content.more).click();
      await expect(page).toHaveURL("/services");
      await expect(worry(page, content.worries[0]?.name ?? "")).toBeVisible();
    });

    test("from all services each of twelve symptoms is answered in two taps (row 85)", async ({
      page,
    }) => {
      for (const { name, words, answer } of worries) {
        await page.goto("/services");
        await worry(page, name).click();
        await symptom(page, words).click();
        await expectAnswer(page, answer);
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
    for (const { name } of worries) await worry(page, name).click();
    expect(asked.filter((url) => url.endsWith(".js"))).toEqual([]);
  });
});

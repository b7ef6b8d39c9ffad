import { type Page } from "@playwright/test";
import { company } from "@/content/company";
import { expect, test } from "@/e2e/support/fixtures";

/** Ten worries: what is tapped, and where the answer stands. */
const worries = [
  [
    "No heat, or not enough",
    "The furnace blows cold air",
    "/services/furnaceRepair#part-1",
    "heating",
  ],
  ["No heat, or not enough", "The furnace is silent", "/services/furnaceRepair#part-2", "heating"],
  [
    "No heat, or not enough",
    "The boiler leaks or is worn out",
    "/services/boilerInstallation#part-1",
    "heating",
  ],
  ["No cooling, or not enough", "The AC blows warm air", "/services/acRepair#part-1", "cooling"],
  ["No cooling, or not enough", "The breaker trips", "/services/acRepair#part-1", "cooling"],
  [
    "No cooling, or not enough",
    "It can't wait until tomorrow",
    "/services/emergencyAC#part-1",
    "cooling",
  ],
  [
    "No hot water, or water on the floor",
    "There's water on the floor",
    "/services/waterHeaterRepair#part-1",
    "water-heater",
  ],
  [
    "No hot water, or water on the floor",
    "There's no hot water",
    "/services/waterHeaterRepair#part-1",
    "water-heater",
  ],
  [
    "Dust, or a musty smell",
    "It smells musty",
    "/services/advancedDuctCleaning#part-1",
    "duct-cleaning",
  ],
  [
    "Thermostat, or high bills",
    "The thermostat is blank or wrong",
    "/services/thermostats#part-1",
    "cooling",
  ],
] as const;

const finder = (page: Page) => page.locator("#finder");
const worry = (page: Page, name: string) => finder(page).getByText(name, { exact: true });
const symptom = (page: Page, words: string) =>
  finder(page).getByRole("link", { name: words, exact: true });

test.describe("the finder", { tag: "@desktop-first" }, () => {
  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("from home each of ten worries is answered in two taps, at its section (row 85)", async ({
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

    test("the hub lists every service of the menu (rows 47-51)", async ({ page }) => {
      await page.goto("/services");
      const links = await page
        .getByRole("main")
        .locator(`#all-services a[href^="/services/"]`)
        .count();
      expect(links).toBe(18);
    });
  });

  test("two taps and a third send the right request: service and words are filled in (rows 85, 92)", async ({
    page,
  }) => {
    for (const [name, words, , option] of [worries[0], worries[6]]) {
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

  test("looking for what is wrong asks for no script", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/services");
    for (const [name] of worries) await worry(page, name).click();
    expect(asked.filter((url) => url.endsWith(".js"))).toEqual([]);
  });
});

import { type Page } from "@playwright/test";
import { facts } from "@/content/facts";
import { serviceKeys, services } from "@/content/services";
import type { ServiceKey } from "@/content/services";
import { expect, test } from "@/e2e/support/fixtures";
import { open, scrollTop } from "@/e2e/support/page-steps";
import { tagOf } from "@/e2e/support/routes";

const main = (page: Page) => page.getByRole("main");
const repairs: ServiceKey[] = ["acRepair", "emergencyAC", "furnaceRepair", "waterHeaterRepair"];

test.describe("service pages", { tag: "@read-only" }, () => {
  for (const key of serviceKeys) {
    test(
      `/services/${key} shows its hero, card, sections, facts, answers and final button (rows 118-128, 202, 205)`,
      { tag: tagOf(`/services/${key}`) },
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        const service = services[key];
        await page.goto(`/services/${key}`);

        await expect(page.getByRole("heading", { level: 1 })).toHaveText(service.title);
        await expect(main(page).getByText(service.description, { exact: true })).toBeVisible();
        await expect(main(page).locator('a[href="#next"]')).toBeVisible();
        for (const words of [service.extraText, ...(service.tips ?? [])]) {
          if (words) await expect(main(page).getByText(words, { exact: true })).toBeVisible();
        }

        await expect(main(page).getByRole("heading", { level: 2 })).toContainText(
          service.sections.map(({ heading }) => heading),
        );
        for (const list of await main(page).locator("ul, ol").all()) {
          expect(await list.locator("li").count()).toBeGreaterThan(0);
        }

        const { availability, serviceDuration, warrantyInfo, brandsSupported } = service;
        const values = [availability, serviceDuration, warrantyInfo, brandsSupported?.join(", ")];
        await expect(main(page).locator("dd")).toHaveText(
          values.filter((value): value is string => Boolean(value)),
        );
        await expect(main(page).getByText(/price range/i)).toHaveCount(0);
        expect(availability).toContain(
          repairs.includes(key) ? facts.hours.extended : facts.hours.weekdays,
        );

        const answers = main(page).locator("details p");
        await expect(answers).toHaveText(service.faqs.map(({ answer }) => answer));
        await expect(answers.first()).toBeHidden();
        await main(page).locator("summary").first().click();
        await expect(answers.first()).toBeVisible();

        const button = main(page).getByRole("link", {
          name: service.ctaText ?? "Request Service",
          exact: true,
        });
        await expect(button.last()).toBeVisible();
        await expect(button.last()).toHaveAttribute("href", "/contact");
      },
    );
  }

  test("the scroll-down link brings the next part into sight, clear of the header (row 119)", async ({
    page,
  }) => {
    await open(page, "/services/furnaceRepair");
    await page.getByRole("link", { name: "Scroll down to the details" }).click();
    await expect(page).toHaveURL("/services/furnaceRepair#next");
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(120);
    const bottomOf = () =>
      page.getByRole("banner").evaluate((element) => element.getBoundingClientRect().bottom);
    const next = () =>
      page.locator("#next").evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => (await next()) >= (await bottomOf())).toBe(true);
    await expect(page.locator("#next")).toBeInViewport();
  });

  test("the final button leads to contact (row 127)", async ({ page }) => {
    await open(page, "/services/acTips");
    await main(page)
      .getByRole("link", { name: services.acTips.ctaText ?? "Request Service", exact: true })
      .last()
      .click();
    await expect(page).toHaveURL("/contact");
  });

  test("emergency AC is reached from AC repair and from About's card (row 56)", async ({
    page,
  }) => {
    for (const path of ["/services/acRepair", "/about-us"]) {
      await open(page, path);
      await main(page).locator('a[href="/services/emergencyAC"]').first().click();
      await expect(page).toHaveURL("/services/emergencyAC");
    }
  });

  const promises: [string, ServiceKey[], string[]][] = [
    [
      "the maintenance plan (row 197)",
      ["acMaintenance", "heatingMaintenance", "waterHeaterMaintenance"],
      [facts.plan.price, facts.plan.repairDiscount],
    ],
    [
      "the emergency terms (row 198)",
      ["emergencyAC"],
      [facts.emergencyAc.arrival, facts.emergencyAc.warranty, "extra fee outside business hours"],
    ],
    [
      "the diagnostic fee and warranty (row 199)",
      ["acRepair"],
      [facts.acRepair.diagnosticFee, facts.acRepair.warranty],
    ],
    [
      "the standard re-clean terms (row 200)",
      ["standardDuctCleaning"],
      [facts.ductCleaning.recleanWindow, facts.ductCleaning.standardPlanDiscount],
    ],
    [
      "the advanced re-clean terms (row 200)",
      ["advancedDuctCleaning"],
      [facts.ductCleaning.recleanWindow, facts.ductCleaning.advancedPlanDiscount],
    ],
    [
      "the financing offer (row 201)",
      ["acEstimates", "acInstallationReplacement", "boilerInstallation", "waterHeaterInstallation"],
      ["0% interest for 12 months on approved credit"],
    ],
  ];

  for (const [what, keys, words] of promises) {
    test(`${what} can be read where it belongs`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const key of keys) {
        await page.goto(`/services/${key}`);
        for (const each of words) {
          await expect(
            main(page).locator("p, li, dd").filter({ hasText: each, visible: true }).first(),
          ).toBeVisible();
        }
      }
    });
  }
});

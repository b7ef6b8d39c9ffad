import { type Page } from "@playwright/test";
import { towns } from "@/content/towns";
import { expect, test } from "@/e2e/support/fixtures";
import { open } from "@/e2e/support/page-steps";

const box = (page: Page) => page.getByPlaceholder("Search your area...");
const list = (page: Page) => page.getByRole("main").getByRole("listitem");
const said = (page: Page) => page.getByRole("main").getByRole("status");

test.describe("the service area", { tag: "@read-only" }, () => {
  test("any part of a name finds its towns, in any case and trimmed (rows 142, 144)", async ({
    page,
  }) => {
    await open(page, "/service-area");
    for (const search of ["VILLE", "  glen  "]) {
      const found = towns.filter((town) =>
        town.toLowerCase().includes(search.trim().toLowerCase()),
      );
      expect(found.length).toBeGreaterThan(0);
      await box(page).fill(search);
      await expect(list(page)).toHaveText(found);
      await expect(said(page)).toHaveText(found.length === 1 ? "1 area" : `${found.length} areas`);
    }
    await box(page).fill("   ");
    await expect(list(page)).toHaveText([...towns]);
    await expect(said(page)).toHaveText("");
  });

  test("the number found is said once the typing rests, and no sooner (row 142)", async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, "/service-area");
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await box(page).pressSequentially("ville");
    await expect(list(page)).toHaveCount(towns.filter((town) => /ville/i.test(town)).length);
    await page.clock.runFor(399);
    await expect(said(page)).toHaveText("");
    await page.clock.runFor(1);
    await expect(said(page)).toHaveText(/^\d areas$/);
    await box(page).fill("zz");
    await page.clock.runFor(400);
    await box(page).fill("aurora");
    await expect(list(page)).toHaveText(["Aurora"]);
    // No number of none while the typing goes on to a match.
    await expect(said(page)).toHaveText("");
  });

  for (const search of ["  Cicero ", '"><img src=x onerror=alert(1)>']) {
    test(`no match for ${search} is said with the words as typed, and offers to ask (row 143)`, async ({
      page,
    }) => {
      await open(page, "/service-area");
      await box(page).fill(search);
      await expect(said(page)).toHaveText(`No results found for "${search}"`, {
        useInnerText: false,
      });
      expect(await said(page).textContent()).toBe(`No results found for "${search}"`);
      await expect(list(page)).toHaveCount(0);
      await expect(page.locator("main img[src=x]")).toHaveCount(0);
      await page.getByRole("link", { name: "Ask if we come to you" }).click();
      await expect(page).toHaveURL(/\/contact\?town=/);
      await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
        new RegExp(search.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&")),
      );
    });
  }

  test("Esc empties the box and shows all towns (row 144)", async ({ page }) => {
    await open(page, "/service-area");
    await box(page).fill("aurora");
    await expect(list(page)).toHaveCount(1);
    await box(page).press("Escape");
    await expect(box(page)).toHaveValue("");
    await expect(list(page)).toHaveCount(towns.length);
  });
});

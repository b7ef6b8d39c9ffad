import { type Page } from "@playwright/test";
import { towns } from "@/content/towns";
import { expect, test } from "@/e2e/support/fixtures";
import { holdScripts, open, usable } from "@/e2e/support/page-steps";

const box = (page: Page) => page.getByPlaceholder("Search your area...");
const list = (page: Page) => page.getByRole("main").getByRole("listitem");
const said = (page: Page) => page.getByRole("main").getByRole("status");

test.describe("the service area", { tag: "@read-only" }, () => {
  test("the page lists the twenty towns under its heading, and a way to ask about others (rows 140, 141, 144)", async ({
    page,
  }) => {
    await open(page, "/service-area");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Service Areas");
    await expect(list(page)).toHaveText([...towns]);
    await expect(box(page)).toHaveAttribute("type", "search");
    await page.getByRole("main").getByRole("link", { name: "Ask us about your city" }).click();
    await expect(page).toHaveURL("/contact");
  });

  test("any part of a name finds its towns, in any case and trimmed (rows 142, 144)", async ({
    page,
  }) => {
    await open(page, "/service-area");
    for (const search of ["VILLE", "ill", "  glen  ", "St. c", "naperville"]) {
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
  });

  for (const search of ["Springfield", "  Cicero ", '"><img src=x onerror=alert(1)>', "שלום"]) {
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
      await expect(page.locator("main img")).toHaveCount(0);
      await page.getByRole("link", { name: "Ask whether we come to you" }).click();
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

  test("what was typed before the script came counts (row 142)", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/service-area", { waitUntil: "commit" });
    await box(page).fill("aurora");
    await expect(list(page)).toHaveCount(towns.length);
    release();
    await usable(page);
    await expect(list(page)).toHaveText(["Aurora"]);
    await expect(box(page)).toHaveValue("aurora");
  });
});

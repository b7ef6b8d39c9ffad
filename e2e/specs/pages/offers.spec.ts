import { company } from "@/content/company";
import { maintenancePlan } from "@/content/maintenance-plan";
import { promotions } from "@/content/promotions";
import { codeWords } from "@/content/words/offers";
import { pages } from "@/content/navigation";
import { testTime } from "@/e2e/support/clock";
import { expect, type Page, test } from "@/e2e/support/fixtures";
import { byPhase } from "@/lib/calendar/promotion-state";

// As built: what runs first, then what is to come, what is over last. Any of them may be none.
const { current, next, past } = byPhase(promotions, testTime);
const offered = [...current, ...next];
const shown = [...offered, ...past];
const ticket = (page: Page, index: number) =>
  page.getByRole("main").getByRole("article").nth(index);
const nameOf = (code = "") => codeWords.use.replace("{code}", code);

test.describe("offers @read-only", () => {
  test("a code is copied and said (rows 130, 137, 138)", async ({ page, context, browserName }) => {
    test.skip(browserName !== "chromium", "no other engine lets a test read the clipboard");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install({ time: testTime });
    await page.goto("/promotions");
    await page.clock.pauseAt(testTime.getTime() + 60_000);
    for (const index of new Set([0, shown.length - 1])) {
      const { code } = shown[index]!;
      const button = ticket(page, index).getByRole("button", { name: nameOf(code) });
      const said = ticket(page, index).getByRole("status");
      const over = index >= offered.length;
      const words = over ? `${codeWords.copiedOver} ${codeWords.now}` : codeWords.copied;
      for (let press = 0; press < 2; press += 1) {
        await button.click();
        await expect(said).toHaveText(words);
      }
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
      await expect(button).toBeFocused();
      if (over) {
        // It stays for whoever is on the way to it.
        await page.clock.runFor(6000);
        await said.getByRole("link", { name: codeWords.now }).click();
        await expect(ticket(page, 0)).toBeInViewport();
        continue;
      }
      await page.clock.runFor(4000);
      await expect(said).not.toBeEmpty();
      await page.clock.runFor(1000);
      await expect(said).toBeEmpty();
    }
  });

  test("where the clipboard refuses it, the code is selected (row 138)", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await page.goto("/promotions");
    const { code } = shown[0]!;
    await ticket(page, 0)
      .getByRole("button", { name: nameOf(code) })
      .click();
    await expect(ticket(page, 0).getByRole("status")).toHaveText(codeWords.selected);
    expect(await page.evaluate(() => String(getSelection()))).toBe(code);
  });

  test("plan and offers are printed (rows 130, 137, 197) @once", async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "no other engine prints for a test");
    await page.goto("/promotions");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".bar-phone")).toContainText(company.phone.display);
    await expect(page.locator(".bar-phone")).toBeVisible();
    await expect(page.getByText(shown[0]?.code ?? "none").first()).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.goto("/");
    await page.getByRole("link", { name: maintenancePlan.more }).click();
    await expect(page).toHaveURL(pages.maintenancePlan.path);
    await expect(page.getByText(maintenancePlan.arithmetic.line)).toBeVisible();
    const margin = { top: "1.5cm", bottom: "1.5cm" };
    const sheet = await page.pdf({ format: "Letter", margin });
    expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});

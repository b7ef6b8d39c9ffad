import { type Page } from "@playwright/test";
import { company } from "@/content/company";
import { promotions } from "@/content/promotions";
import { expect, test } from "@/e2e/support/fixtures";
import { open } from "@/e2e/support/page-steps";

const tickets = (page: Page) => page.getByRole("main").getByRole("article");
const first = promotions[0]?.code ?? "none";
const useCode = (page: Page, code = first) =>
  page.getByRole("button", { name: `Use Code: ${code}`, exact: true });
const said = (page: Page) => tickets(page).first().getByRole("status");

test.describe("promotions", { tag: "@read-only" }, () => {
  test("six tickets stand in order with their terms and their codes (rows 129-137)", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/promotions");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Current Promotions");
    await expect(tickets(page).getByRole("heading")).toHaveText(
      promotions.map(({ title }) => title),
    );
    for (const [index, words] of [
      /20% off.*August 31, 2025/s,
      /\$50 off.*December 31, 2025/s,
      /15% off repairs.*September and October 2025/s,
      /\$75 off.*November 30, 2025/s,
      /\$100 off.*December 31, 2025/s,
      /\$30 credit each.*No expiration/s,
    ].entries()) {
      await expect(tickets(page).nth(index)).toHaveText(words);
      await expect(useCode(page, promotions[index]?.code)).toBeVisible();
    }
    await expect(
      page.getByRole("main").getByText(/mention the code to your technician/i),
    ).toBeVisible();
    await expect(page.getByText(/undefined|null|Invalid Date/)).toHaveCount(0);
  });

  test("a press copies the code and says so, and the label stays (row 138)", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install();
    await open(page, "/promotions");
    await expect(said(page)).toHaveText("");
    await useCode(page).click();
    await expect(said(page)).toHaveText("Copied. Mention it to your technician.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
    await expect(useCode(page)).toBeVisible();
    await expect(useCode(page)).toBeFocused();
    await page.clock.runFor(5_000);
    await expect(said(page)).toHaveText("");
  });

  for (const [how, clipboard] of [
    ["refuses", "rejects"],
    ["has no", "absent"],
  ] as const) {
    test(`where the browser ${how} clipboard the code is selected instead (row 138)`, async ({
      page,
    }) => {
      await page.addInitScript((kind) => {
        const refusing = { writeText: () => Promise.reject(new Error("refused")) };
        Object.defineProperty(navigator, "clipboard", {
          value: kind === "rejects" ? refusing : undefined,
        });
      }, clipboard);
      await open(page, "/promotions");
      await useCode(page).click();
      await expect(said(page)).toHaveText("The code is selected: copy it from here.");
      expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(first);
    });
  }

  test("Ask about this offer carries the code to the contact form (row 138)", async ({ page }) => {
    await open(page, "/promotions");
    await tickets(page)
      .nth(2)
      .getByRole("link", { name: /^Ask about this offer/ })
      .click();
    await expect(page).toHaveURL(`/contact?promo=${promotions[2]?.code}`);
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
      new RegExp(promotions[2]?.code ?? "none"),
    );
  });

  const over = "Ended - ask us about the current offer";
  const states: [string, string[]][] = [
    ["2025-08-01T04:59:00Z", ["", "", "Starts September 1", "", "", ""]],
    ["2025-08-30T12:00:00Z", ["Ends in 1 day", "", "Starts September 1", "", "", ""]],
    ["2025-09-01T04:59:00Z", ["Ends today", "", "Starts September 1", "", "", ""]],
    ["2025-09-01T05:00:00Z", [over, "", "", "", "", ""]],
    ["2025-10-31T12:00:00Z", [over, "", "Ends today", "Ends in 30 days", "", ""]],
    ["2025-12-31T18:00:00Z", [over, "Ends today", over, over, "Ends today", ""]],
    ["2026-01-01T06:00:00Z", [over, over, over, over, over, ""]],
  ];

  for (const zone of ["America/Chicago", "Pacific/Honolulu", "Asia/Tokyo"]) {
    test.describe(`for a visitor in ${zone}`, () => {
      test.use({ timezoneId: zone });

      test(`offers start and end with the day in Illinois, and ended ones stay in place (rows 130-136)`, async ({
        page,
      }) => {
        for (const [now, words] of states) {
          await page.clock.setFixedTime(now);
          await open(page, "/promotions");
          await expect(tickets(page)).toHaveCount(6);
          const shown = page.locator("article [data-offer]");
          await expect(shown, now).toHaveText(words);
          await expect(tickets(page).getByRole("button")).toHaveText(
            promotions.map(({ code }) => `Use Code: ${code}`),
          );
        }
      });
    });
  }

  test("on paper the tickets stand under a letterhead, and the rest of the site goes (rows 130, 137)", async ({
    page,
  }) => {
    await open(page, "/promotions");
    await page.emulateMedia({ media: "print" });
    const letterhead = page.locator("body > header");
    await expect(letterhead.getByText(company.name, { exact: true })).toBeVisible();
    await expect(
      letterhead.getByText(company.phone.display).and(page.locator(".bar-phone *")),
    ).toBeVisible();
    await expect(page.locator("#menu")).toBeHidden();
    await expect(page.locator("body > footer")).toBeHidden();
    await expect(page.locator(".call-bar")).toBeHidden();
    for (const [index, { code }] of promotions.entries()) {
      const ticket = page.locator("main article").nth(index);
      await expect(ticket.getByText(code)).toBeVisible();
      await expect(ticket.locator("xpath=..")).toHaveCSS("opacity", "1");
    }
  });
});

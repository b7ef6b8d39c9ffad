import { type Page } from "@playwright/test";
import { company } from "@/content/company";
import { promotions } from "@/content/promotions";
import { offerWords } from "@/content/words/offers";
import { expect, test } from "@/e2e/support/fixtures";
import { bringToLife, open } from "@/e2e/support/page-steps";
import { byPhase, promotionState } from "@/lib/calendar/promotion-state";

const tickets = (page: Page) => page.getByRole("main").getByRole("article");
// As built: what runs first, what is over last.
const { current, next, past } = byPhase(promotions, new Date());
const shown = [...current, ...next, ...past];
const first = shown[0]?.code ?? "none";
const useCode = (page: Page, code = first) =>
  page.getByRole("button", { name: `Use Code: ${code}`, exact: true });
const said = (page: Page) => tickets(page).first().getByRole("status");

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

test.describe("promotions", { tag: "@read-only" }, () => {
  test("a press copies the code and says so, and the label stays (row 138)", async ({
    page,
    context,
    browserName,
  }) => {
    test.skip(browserName !== "chromium", "no other engine lets a test read the clipboard");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install();
    await open(page, "/promotions");
    await expect(said(page)).toHaveText("");
    await useCode(page).click();
    await expect(said(page)).toHaveText("Copied. Mention it to your technician.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
    await expect(useCode(page)).toBeVisible();
    await expect(useCode(page)).toBeFocused();
    await page.clock.runFor(4000);
    await expect(said(page)).not.toHaveText("");
    await page.clock.runFor(1000);
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

  test("who asks about an offer brings its code to the contact form (row 138)", async ({
    page,
  }) => {
    await open(page, "/promotions");
    const link = tickets(page).first().getByRole("link").first();
    await expect(link).toHaveText(new RegExp(`^${offerWords.ask}`));
    await link.click();
    await expect(page).toHaveURL(`/contact?promo=${first}`);
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(new RegExp(first));
  });

  test("who asks what is offered now brings no code that is of no use (row 138)", async ({
    page,
  }) => {
    await open(page, "/promotions");
    const link = tickets(page).last().getByRole("link");
    await expect(link).toHaveText(new RegExp(`^${offerWords.askInstead}`));
    await link.click();
    await expect(page).toHaveURL("/contact");
    await bringToLife(page);
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
  });

  test("the code of an offer that is over copies, and the page says that it is over (rows 130, 137)", async ({
    page,
    context,
    browserName,
  }) => {
    test.skip(browserName !== "chromium", "no other engine lets a test read the clipboard");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/promotions");
    const last = tickets(page).last();
    await last.getByRole("button").click();
    await expect(last.getByRole("status")).toHaveText("Copied, but this offer is over.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(past.at(-1)?.code);
  });

  /** In Illinois: noon of the first and the last day of each offer, and of the day after. */
  const moments = promotions.flatMap(({ startsOn, endsOn }) =>
    [startsOn, endsOn, endsOn && dayAfter(endsOn)].flatMap((day) =>
      day ? [new Date(`${day}T18:00:00Z`)] : [],
    ),
  );

  /** From top to bottom and by the tab key: offers that run, those to come, those that are over. */
  async function expectInOrder(page: Page): Promise<void> {
    const order = ["current", "next", "past"];
    const seen = await tickets(page).evaluateAll((articles) =>
      articles.map((article) => ({
        phase: article.querySelector<HTMLElement>("[data-offer]")?.dataset["offer"] ?? "",
        top: article.getBoundingClientRect().top,
      })),
    );
    const places = seen.map(({ phase }) => order.indexOf(phase));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const tops = seen.map(({ top }) => top);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  }

  test.describe("for a visitor for whom it is tomorrow", () => {
    test.use({ timezoneId: "Asia/Tokyo" });

    test("offers start and end with the day in Illinois, and ended ones stay in place (row 130)", async ({
      page,
    }) => {
      for (const now of moments) {
        await page.clock.setFixedTime(now);
        await open(page, "/promotions");
        await expect(tickets(page)).toHaveCount(promotions.length);
        for (const { code, ...dates } of promotions) {
          const ticket = tickets(page).filter({ has: useCode(page, code) });
          const { words } = promotionState(dates, now);
          await expect(ticket.locator("[data-offer]"), now.toISOString()).toHaveText(words);
        }
        await expectInOrder(page);
      }
    });
  });

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
    for (const [index, { code }] of shown.entries()) {
      const ticket = page.locator("main article").nth(index);
      await expect(ticket.getByText(code)).toBeVisible();
      await expect(ticket.locator("xpath=..")).toHaveCSS("opacity", "1");
    }
  });
});

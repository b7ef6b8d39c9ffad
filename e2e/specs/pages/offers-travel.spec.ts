import ICAL from "ical.js";
import { promotions } from "@/content/promotions";
import { expect, test } from "@/e2e/support/fixtures";

const dated = promotions.filter(({ endsOn }) => endsOn);
const [first] = dated;

test("an offer that runs puts its last day into the calendar, one that is over does not (rows 130-135)", async ({
  page,
  request,
}) => {
  await page.clock.setFixedTime(new Date("2025-08-15T17:00:00Z"));
  await page.goto("/promotions");
  const link = page.getByRole("link", { name: new RegExp(`calendar ?: ${first?.title}`) });
  await expect(link).toBeVisible();
  const answer = await request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toMatch(/text\/calendar/);
  const read = new ICAL.Component(ICAL.parse(await answer.text()));
  const event = new ICAL.Event(read.getFirstSubcomponent("vevent") ?? undefined);
  expect(event.startDate.toString()).toBe(first?.endsOn);
  expect(event.description).toContain(`Code ${first?.code}`);

  await page.clock.setFixedTime(new Date("2026-11-22T17:00:00Z"));
  await page.reload();
  await expect(link).toBeHidden();
});

test("an offer travels visibly into the form (row 138)", async ({ page }) => {
  await page.goto("/promotions");
  await page
    .getByRole("link", { name: /^Ask about this offer/ })
    .last()
    .click();
  await page.getByLabel("Name", { exact: true }).focus();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
    new RegExp(`code ${promotions.at(-1)?.code}`),
  );
});

test("an offer is shared by the system's sheet where there is one, and fetches nothing for it (row 138)", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => {
        document.title = `shared ${data.title}`;
        return Promise.resolve();
      },
    });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/promotions");
  await page.getByRole("button", { name: /^Share ?: \$30/ }).click();
  await expect(page).toHaveTitle(/^shared \$30 credit/);
  expect(asked.filter((url) => url.endsWith(".js"))).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("no share button stands there that does nothing (row 18)", async ({ page }) => {
    await page.goto("/promotions");
    await expect(page.getByRole("button", { name: /^Share/ })).toHaveCount(0);
  });
});

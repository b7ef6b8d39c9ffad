import ICAL from "ical.js";
import { promotions } from "@/content/promotions";
import { expect, test } from "@/e2e/support/fixtures";
import { byPhase } from "@/lib/calendar/promotion-state";

test("an offer's last day stands in a calendar file, which its ticket offers while it runs (row 130)", async ({
  page,
  request,
}) => {
  const { current, next, past } = byPhase(promotions, new Date());
  await page.goto("/promotions");
  const links = page.getByRole("main").locator('a[href$=".ics"]');
  const offered = [...current, ...next].filter(({ endsOn }) => endsOn);
  await expect(links).toHaveCount(offered.length);
  for (const { id, code, endsOn } of [...offered, ...past]) {
    const answer = await request.get(`/offers/${id}.ics`);
    expect(answer.headers()["content-type"]).toMatch(/text\/calendar/);
    const read = new ICAL.Component(ICAL.parse(await answer.text()));
    const event = new ICAL.Event(read.getFirstSubcomponent("vevent") ?? undefined);
    expect(event.startDate.toString()).toBe(endsOn);
    const written = Date.parse(String(event.component.getFirstPropertyValue("dtstamp")));
    expect(written).toBeLessThanOrEqual(Date.now());
    expect(event.description).toContain(`Code ${code}`);
  }
});

test("an offer is shared by the system's sheet where there is one, and fetches nothing for it (row 138)", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => {
        document.title = `shared ${data.title}`;
        // The visitor closes the sheet, which is no failure.
        return Promise.reject(new DOMException("closed", "AbortError"));
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

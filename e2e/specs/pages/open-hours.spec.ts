import { facts } from "@/content/facts";
import { openHours } from "@/content/open-hours";
import { expect, test } from "@/e2e/support/fixtures";
import { openBriefly, openUntil, openWords, parseHours } from "@/lib/calendar/hours";

const hours = facts.hours.extended;
const untilAt = (now: string | number) =>
  openUntil(parseHours(hours), openHours.holidays.join(" "), new Date(now));

// A visitor's own zone does not count: it is Illinois that opens.
test.use({ timezoneId: "Asia/Tokyo" });

for (const path of ["/", "/contact"]) {
  // A Monday noon, a Saturday night, and the morning after daylight saving began.
  for (const now of ["2026-11-23T18:00:00Z", "2026-11-22T05:00:00Z", "2027-03-15T12:00:00Z"]) {
    test(`${path} at ${now} says what the hours mean now: open, or the emergency (row 202)`, async ({
      page,
      isMobile,
    }) => {
      const until = untilAt(now);
      await page.clock.setFixedTime(new Date(now));
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(main.getByText(openWords(until), { exact: true })).toBeVisible();
      await expect(main.getByText(hours).first()).toBeVisible();
      const bar = page.getByRole("navigation", { name: "Quick contact" });
      const brief = openBriefly(until, openHours.always);
      if (isMobile) await expect(bar.getByText(brief)).toBeVisible();
    });
  }
}

test("line and bar change when the hours do (row 202)", async ({ page }) => {
  // A Monday, five minutes before they end.
  const before = Date.UTC(2026, 10, 23, 6, parseHours(hours).closes - 5);
  await page.clock.install({ time: before });
  await page.goto("/contact");
  const line = page.getByRole("main").locator("[data-hours]");
  const bar = page.locator("[data-hours][data-always]");
  await expect(line).toHaveText(openWords(untilAt(before)));
  await expect(bar).toHaveText(/^Open until /);
  await page.clock.runFor(6 * 60_000);
  await expect(line).toHaveText(openWords(untilAt(before + 6 * 60_000)));
  await expect(bar).toHaveText(openHours.always);
});

test("the line moves nothing, and nothing is fetched for it (row 202)", async ({ page }) => {
  const shift = page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shifted: Reflect.get(window, "shifted") + Reflect.get(entry, "value"),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await shift;
  await page.goto("/contact");
  await expect(page.getByRole("main").locator("[data-hours]")).not.toBeEmpty();
  expect(await page.evaluate(() => Reflect.get(window, "shifted"))).toBe(0);
});

test("its room is there before the script is (row 202)", async ({ page }) => {
  const plain = page.getByRole("main").getByText(facts.emergencyHours.feeBriefly);
  const line = page.getByRole("main").locator("[data-hours]");
  const topWithin = async () => (await plain.boundingBox())!.y - (await line.boundingBox())!.y;
  await page.goto("/contact");
  await expect(line).not.toBeEmpty();
  const spoken = await topWithin();
  await page.route("**/contact", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/<script>.*?<\/script>/gs, "");
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/contact");
  await expect(line).toBeEmpty();
  expect(await topWithin()).toBeCloseTo(spoken, 1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the hours stand there plainly, and nothing is said of now (rows 18, 202)", async ({
    page,
    isMobile,
  }) => {
    await page.goto("/contact");
    await expect(page.getByRole("main").getByText(hours)).toBeVisible();
    await expect(page.getByRole("main").locator("[data-hours]")).toBeEmpty();
    const bar = page.getByRole("navigation", { name: "Quick contact" });
    if (isMobile) await expect(bar.getByText(openHours.always)).toBeVisible();
  });
});

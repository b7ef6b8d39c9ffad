import { expect, test } from "@/e2e/support/fixtures";

const hours = "Monday to Saturday 7AM-8PM";

// A visitor's own zone does not count: it is Illinois that opens.
test.use({ timezoneId: "Asia/Tokyo" });

for (const path of ["/", "/contact"]) {
  for (const [now, words] of [
    ["2026-11-23T15:00:00Z", "Open now, until 8 PM"],
    ["2026-11-22T03:00:00Z", "Next regular visits Monday from 7 AM"],
    ["2027-03-15T12:00:00Z", "Open now, until 8 PM"],
  ] as const) {
    test(`${path} at ${now} says "${words}" beside the hours and the emergency number (row 202)`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date(now));
      await page.goto(path);
      await expect(page.locator("[data-hours]")).toHaveText(words);
      const main = page.getByRole("main");
      await expect(main.getByText(new RegExp(`Repair visits ${hours}`))).toBeVisible();
      await expect(main.getByText(/Emergency\? Call at any hour/)).toBeVisible();
    });
  }
}

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
  await expect(page.locator("[data-hours]")).not.toBeEmpty();
  expect(await page.evaluate(() => Reflect.get(window, "shifted"))).toBe(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the hours stand there plainly, and nothing is said of now (rows 18, 202)", async ({
    page,
  }) => {
    await page.goto("/contact");
    await expect(page.getByText(new RegExp(`Repair visits ${hours}`))).toBeVisible();
    await expect(page.locator("[data-hours]")).toBeEmpty();
  });
});

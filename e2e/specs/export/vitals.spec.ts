import { pages } from "@/content/navigation";
import { expect, test } from "@/e2e/support/fixtures";
import { open } from "@/e2e/support/page-steps";

test("the reporter of web vitals loads after everything else, and what it measured arrives at the collector (row 27)", async ({
  page,
}) => {
  const reporter = page.waitForRequest(/\/scripts\/vitals-/);
  await open(page, pages.terms.path);
  const { loaded, asked } = await reporter.then(async (request) => ({
    loaded: await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON()),
    asked: request.timing().startTime,
  }));
  const load = loaded as { loadEventEnd: number };
  const origin = await page.evaluate(() => performance.timeOrigin);
  expect(asked).toBeGreaterThanOrEqual(origin + load.loadEventEnd);

  const sent = page.waitForRequest((request) => request.url().endsWith("/vitals"));
  await page.goto(pages.finance.path);
  const report = (await sent).postDataJSON() as { path: string; vitals: { name: string }[] };
  expect(report.path).toBe(pages.terms.path);
  expect(report.vitals.map(({ name }) => name)).toContain("LCP");
});

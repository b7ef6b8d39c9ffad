import { randomUUID } from "node:crypto";
import { pages } from "@/content/navigation";
import { expect, test } from "@/e2e/support/fixtures";
import { portFrom } from "@/lib/servers/ports";

type Report = { path: string; vitals: { name: string }[] };

test("vitals load last and reach the collector (row 27)", async ({ page, watch }) => {
  // A path of its own tells its report from those of tests beside it.
  watch.expect([/status of 404/]);
  const path = `/${randomUUID()}`;
  await page.goto(path);
  const timeOf = (reporter: string) => {
    const script = performance
      .getEntriesByType("resource")
      .find(({ name }) => name.includes(reporter));
    return script?.startTime;
  };
  await expect.poll(() => page.evaluate(timeOf, "/scripts/vitals-")).toBeDefined();
  const loaded = await page.evaluate(
    () => performance.getEntriesByType("navigation")[0]?.toJSON().loadEventEnd as number,
  );
  expect(await page.evaluate(timeOf, "/scripts/vitals-")).toBeGreaterThanOrEqual(loaded);
  await page.waitForLoadState("networkidle");

  await page.goto(pages.finance.path);
  const outbox = `http://localhost:${portFrom("TEST_MAIL_PORT")}/outbox.json`;
  const measured = async () => {
    const { vitals } = (await (await fetch(outbox)).json()) as { vitals: Report[] };
    return vitals.find((report) => report.path === path)?.vitals.map(({ name }) => name);
  };
  await expect.poll(measured).toContain("LCP");
});

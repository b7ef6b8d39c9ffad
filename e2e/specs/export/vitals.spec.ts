import { expect, test } from "@/e2e/support/fixtures";
import { open } from "@/e2e/support/page-steps";
import { bundleReporter } from "@/lib/build/export/vitals";

// The tested build names no collector; these pages are told of one as a build with
// NEXT_PUBLIC_VITALS_URL tells them (row 27).

test("without a collector no reporter is asked for", async ({ page, backend }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/finance");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => url.includes("vitals"))).toEqual([]);
  expect(await backend.requests()).toEqual([]);
});

test("with one the reporter comes late, and sends what it measured without a word of the visitor", async ({
  page,
}) => {
  const collector = "https://vitals.example.com/report";
  const reporter = await bundleReporter(collector);
  // A page that is intercepted loses what it sends as it goes: it is kept for the next page instead.
  await page.addInitScript(() => {
    navigator.sendBeacon = (address, body) => {
      sessionStorage.setItem("sent", JSON.stringify([address, JSON.parse(String(body))]));
      return true;
    };
  });
  await page.route("**/finance?*", async (route) => {
    const answer = await route.fetch();
    const served = await answer.text();
    const pageScript = served.lastIndexOf("<script>", served.indexOf("<footer"));
    const html = `${served.slice(0, pageScript)}<script data-vitals="${reporter.path}">${served.slice(pageScript + "<script>".length)}`;
    await route.fulfill({ response: answer, body: html });
  });
  await page.route(`**${reporter.path}`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: reporter.text }),
  );
  const asked = page.waitForResponse(`**${reporter.path}`);
  await page.goto("/finance?email=a@b.c");
  await (await asked).finished();
  await page.getByRole("heading", { level: 1 }).click();
  await page.goto("/terms");
  const sent = await page.evaluate(() => sessionStorage.getItem("sent") ?? "");
  expect(sent).not.toContain("a@b.c");
  expect(JSON.parse(sent)).toEqual([
    collector,
    {
      path: "/finance",
      vitals: expect.arrayContaining([
        { name: "LCP", value: expect.any(Number), rating: expect.any(String) },
      ]),
    },
  ]);
});

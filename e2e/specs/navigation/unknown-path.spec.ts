import { expect, test } from "@/e2e/support/fixtures";
import { usable } from "@/e2e/support/page-steps";

test.beforeEach(({ expectConsoleErrors }) => expectConsoleErrors([/status of 404/]));

test.describe("an unknown path", { tag: "@desktop-first" }, () => {
  for (const [typed, meant] of [
    ["/services/acrepair", "/services/acRepair"],
    ["/services/AcRepair/", "/services/acRepair"],
    ["/services/EMERGENCYAC", "/services/emergencyAC"],
  ] as const) {
    test(`${typed}, wrong in its case alone, offers the right page (row 10)`, async ({ page }) => {
      expect((await page.goto(typed))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Service not found!");
      await usable(page);
      const link = page.getByText("Did you mean").getByRole("link");
      await expect(link).not.toHaveText(/undefined/);
      await link.click();
      await expect(page).toHaveURL(meant);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Service not found!");
    });
  }

  test("a service that is none is taken for no other (row 10)", async ({ page }) => {
    await page.goto("/services/nope");
    await usable(page);
    await expect(page.getByText("Did you mean")).toBeHidden();
  });

  test("where a host knows one not-found page only, its script says what is unknown (rows 10, 116)", async ({
    page,
    site,
  }) => {
    const body = await (await fetch(`${site.url}/nope`)).text();
    const contentType = "text/html; charset=utf-8";
    await page.route("**/services/*", (route) => route.fulfill({ status: 404, contentType, body }));
    await page.goto("/services/acrepair");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Service not found!");
    await expect(page.getByText("Did you mean").getByRole("link")).toHaveAttribute(
      "href",
      "/services/acRepair",
    );
  });
});

import { expect, test } from "@/e2e/support/fixtures";
import { open, usable } from "@/e2e/support/page-steps";

test.beforeEach(({ expectConsoleErrors }) => expectConsoleErrors([/status of 404/]));

test.describe("an unknown path", { tag: "@desktop-first" }, () => {
  test("an unknown service answers 404, says so and links all services (rows 56, 116)", async ({
    page,
  }) => {
    const answer = await page.goto("/services/nope");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Service not found!");
    const keys = await page
      .getByRole("main")
      .locator('a[href^="/services/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(new Set(keys).size).toBe(18);
    await expect(page.getByText("Did you mean")).toHaveCount(0);
  });

  for (const [typed, meant] of [
    ["/services/acrepair", "/services/acRepair"],
    ["/services/EMERGENCYAC", "/services/emergencyAC"],
  ] as const) {
    test(`${typed}, wrong in its case alone, offers the right page (row 10)`, async ({ page }) => {
      expect((await page.goto(typed))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Service not found!");
      await usable(page);
      await page.getByText("Did you mean").getByRole("link").click();
      await expect(page).toHaveURL(meant);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Service not found!");
    });
  }

  for (const path of ["/nowhere", "/about-us/team", "/Contact"]) {
    test(`${path} gets the designed not-found page with a way on (row 116)`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "There is no page at this address",
      );
      await usable(page);
      await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
      await expect(page).toHaveURL("/");
    });
  }

  test("a link of ours to an unknown service lands on the same page (row 116)", async ({
    page,
  }) => {
    await open(page, "/finance");
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/services/gone";
      link.textContent = "A service we once had";
      document.querySelector("main")?.append(link);
    });
    await page.getByRole("link", { name: "A service we once had" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Service not found!");
    await expect(page).toHaveURL("/services/gone");
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

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("an unknown service is told so all the same, with the way to all others (row 116)", async ({
      page,
    }) => {
      expect((await page.goto("/services/nope"))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Service not found!");
      await page.getByRole("main").getByRole("link", { name: "Furnace Repair" }).click();
      await expect(page).toHaveURL("/services/furnaceRepair");
    });
  });
});

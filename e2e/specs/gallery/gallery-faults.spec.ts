import { expect, test } from "@/e2e/support/fixtures";
import {
  caption,
  countLine,
  entries,
  filter,
  lightbox,
  listPath,
  openPhoto,
  thumbnails,
  visitGallery,
} from "@/e2e/support/gallery-steps";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import type { Fault } from "@/e2e/servers/mock-backend/test-controls";

const failures: [name: string, fault: Fault][] = [
  ["a status of 500 (F46)", { status: 500, body: "[]" }],
  ["a connection that is refused (F46)", { dropConnection: "before" }],
  ["an answer cut off in the middle (F46)", { dropConnection: "afterHeaders" }],
  ["an answer that CORS keeps from the page (F46)", { omitCors: true }],
  [
    "HTML with status 200 (F46)",
    { body: "<h1>Login</h1>", headers: { "content-type": "text/html" } },
  ],
  // Every other shape that is no list: lib/gallery/photos.test.ts.
  ["an empty object (F47)", { body: "{}" }],
];

test.describe("a faulty gallery", { tag: "@desktop-first" }, () => {
  for (const [name, fault] of failures) {
    test(`${name} leaves an empty gallery and one line on the console (row 172)`, async ({
      page,
      backend,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors([
        /Failed to load resource/,
        /CORS policy/,
        /The gallery could not be loaded/,
      ]);
      const ours: string[] = [];
      page.on("console", (message) => {
        if (/The gallery/.test(message.text())) ours.push(message.text());
      });
      await backend.fault({ path: listPath, times: 3, fault });
      await page.goto("/gallery");
      await expect.poll(() => ours.length).toBe(1);
      await expect(countLine(page)).toBeEmpty();
      await expect(thumbnails(page)).toHaveCount(0);
      await filter(page, "Heating").click();
      await expect(filter(page, "Heating")).toHaveAttribute("aria-pressed", "true");
      expect(ours).toHaveLength(1);
    });
  }

  test("a missing picture leaves its words in the grid (row 186; F57)", async ({
    page,
    backend,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors([/Failed to load resource.*404/]);
    await backend.fault({ path: listPath, fault: { body: JSON.stringify(entries(1)) } });
    await visitGallery(page);
    await expect(page.getByRole("button", { name: "Sample 0" })).toBeVisible();
  });

  test("leaving before the answer aborts the call and logs nothing (F58)", async ({
    page,
    backend,
  }) => {
    await backend.fault({ path: listPath, fault: { delayMs: 30_000 } });
    const failed = page.waitForEvent("requestfailed", (request) =>
      request.url().endsWith(listPath),
    );
    const asked = page.waitForRequest((request) => request.url().endsWith(listPath));
    await page.goto("/gallery");
    await asked;
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /Contact/ })
      .first()
      .click();
    await failed;
    await expect(page).toHaveURL(/contact$/);
  });

  test("a filter changed behind an open lightbox leaves it whole, and focus a place to go (F59)", async ({
    page,
  }) => {
    const count = await visitGallery(page);
    await openPhoto(page, thumbnails(page).last());
    // Inert, so that no role finds it.
    const behind = page.locator("button[aria-pressed]", { hasText: "WaterHeaters" });
    await behind.evaluate((button: HTMLElement) => button.click());
    await expect(caption(page)).toContainText(`${count} of ${count}`);
    await page.keyboard.press("ArrowRight");
    await expect(caption(page)).toContainText(`1 of ${count}`);
    await page.keyboard.press("Escape");
    await expect(lightbox(page)).toHaveCount(0);
    await expect(behind).toBeFocused();
  });

  test("while a slow list is on its way the page is usable (F60)", async ({ page }) => {
    const { release } = await holdRequests(page, `**${listPath}`);
    await page.goto("/gallery");
    await filter(page, "Duct Cleaning").click();
    await expect(filter(page, "Duct Cleaning")).toHaveAttribute("aria-pressed", "true");
    await expect(countLine(page)).toBeEmpty();
    release();
    await expect(countLine(page)).toHaveText(/^\d+ pictures?$/);
    expect(await thumbnails(page).count()).toBeGreaterThan(0);
  });
});

import { expect, test } from "@/e2e/support/fixtures";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { bodiesSentTo, paths } from "@/e2e/support/journeys/sent";
import { openConfirmation, unsubscribeOn } from "@/e2e/support/journeys/unsubscribe";

const markup = "<img src=x onerror=alert(1)>";
const long = `${"a".repeat(10_000)}@example.com`;

/**
 * F38: what stands in the address, and what the visitor must see and the server receive. How every
 * other address is read, lib/forms/email-parameter.test.ts says.
 */
const hostile: { name: string; query: string; email: string }[] = [
  { name: "a malformed escape", query: "?email=%E0%A4%A", email: "%E0%A4%A" },
  { name: "markup", query: `?email=${encodeURIComponent(markup)}`, email: markup },
  { name: "10 kB", query: `?email=${long}`, email: long },
  { name: "a direction mark", query: "?email=%E2%80%AEa@b.c", email: "\u202ea@b.c" },
];

test.describe("the address to unsubscribe", { tag: "@desktop-first" }, () => {
  for (const { name, query, email } of hostile) {
    test(`an address with ${name} is shown as text, and sent as it is after Yes (rows 158, 169; F38)`, async ({
      page,
      backend,
    }) => {
      const dialogs: string[] = [];
      page.on("dialog", (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await page.setViewportSize({ width: 320, height: 640 });
      const flow = await openConfirmation(page, query);
      await expect(flow.main.locator("bdi")).toHaveText(email);
      expect(await flow.main.locator("bdi").evaluate((shown) => shown.children.length)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await page.title()).not.toContain(email);
      await expect(flow.yes).toBeInViewport({ ratio: 1 });

      await backend.fault({ path: paths.unsubscribe, method: "POST", fault: { status: 204 } });
      await flow.yes.click();
      await expect(flow.done).toContainText("successfully unsubscribed");
      expect(await bodiesSentTo(backend, paths.unsubscribe)).toEqual([{ email }]);
      expect(dialogs).toEqual([]);
    });
  }

  test("an address that is a control character neither crashes the page nor is sent by itself (row 157; F38)", async ({
    page,
    backend,
  }) => {
    await page.goto("/unsubscribe?email=%00");
    await expect(unsubscribeOn(page).main.getByRole("button").first()).toBeVisible();
    expect(await backend.requests()).toEqual([]);
  });

  test("the served page shows neither the question nor the error before it has read the address (rows 157, 160; F30)", async ({
    page,
    request,
  }) => {
    const served = await (await request.get("/unsubscribe")).text();
    expect(served).toMatch(/<meta name="robots" content="noindex/);

    // Notes every text the page ever shows, from its first byte on.
    await page.addInitScript(() => {
      const shown: string[] = [];
      Object.assign(window, { shown });
      new MutationObserver(() =>
        shown.push(document.querySelector("main")?.textContent ?? ""),
      ).observe(document, { childList: true, subtree: true, characterData: true });
    });
    const scripts = await holdRequests(page, /\/_next\/static\/.*\.js/);
    await page.goto("/unsubscribe?email=a@b.c", { waitUntil: "commit" });
    const flow = unsubscribeOn(page);
    await expect(flow.heading).toHaveText("Unsubscribe");
    await expect(flow.main.getByRole("button")).toHaveCount(0);
    scripts.release();
    await expect(flow.yes).toBeVisible();
    const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
    expect(shown.filter((text) => text.includes("No email provided"))).toEqual([]);
  });
});

import { expect, test } from "@/e2e/support/fixtures";
import { countLine, filter, visitGallery } from "@/e2e/support/gallery-steps";
import { callNamed } from "@/e2e/support/journeys/calls";
import { hostileTexts, onLines } from "@/e2e/support/journeys/hostile-text";
import { networkComplaints } from "@/e2e/support/journeys/expect-fault";
import { bodiesSentTo, paths } from "@/e2e/support/journeys/sent";
import { openConfirmation } from "@/e2e/support/journeys/unsubscribe";
import { watchForCode } from "@/e2e/support/journeys/watch-for-code";
import { usable } from "@/e2e/support/page-steps";

// Every hostile text in every parameter an address may have; npm test has one or two of each kind.

test.describe("hostile addresses", { tag: "@full" }, () => {
  test("an unsubscribe link's address is shown and sent as it stands (rows 158, 169; F38)", async ({
    page,
    backend,
  }) => {
    for (const text of hostileTexts) {
      await backend.clear();
      const flow = await openConfirmation(page, `?email=${encodeURIComponent(text)}`);
      const expectNoCode = await watchForCode(page);
      const shown = flow.main.locator("bdi");
      expect(await shown.evaluate((bdi) => [bdi.textContent, bdi.children.length])).toEqual([
        text.trim(),
        0,
      ]);
      await backend.fault({ path: paths.unsubscribe, method: "POST", fault: { status: 204 } });
      await flow.yes.click();
      await expect(flow.done).toHaveText(callNamed("unsubscribe").done);
      expect(await bodiesSentTo(backend, paths.unsubscribe)).toEqual([{ email: text.trim() }]);
      await expectNoCode();
    }
  });

  test("what refuses a resubscription is shown as text (rows 167, 192)", async ({
    page,
    backend,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(networkComplaints);
    const call = callNamed("resubscribe");
    for (const text of hostileTexts) {
      const { button, error } = await call.open(page);
      const expectNoCode = await watchForCode(page);
      const body = JSON.stringify({ error: text });
      await backend.fault({ path: call.path, method: "POST", fault: { status: 400, body } });
      await button.click();
      await expect(error).toHaveText(/\S/);
      expect(await error.evaluate((alert) => [alert.textContent, alert.children.length])).toEqual([
        text,
        0,
      ]);
      await expectNoCode();
    }
  });

  test("a service that is none chooses none, and a town goes into the message (rows 92, 205)", async ({
    page,
  }) => {
    await page.goto("/contact");
    const expectNoCode = await watchForCode(page);
    for (const text of hostileTexts) {
      const value = encodeURIComponent(text);
      await page.goto(`/contact?service=${value}&town=${value}`);
      await usable(page);
      await expect(page.getByLabel("Message")).toHaveValue(
        `Do you serve ${onLines(text).trim()}? `,
      );
      await expect(page.getByLabel("Service", { exact: true })).toHaveValue("");
      await expect(page.locator("select[name=service] option")).toHaveCount(7);
    }
    await expectNoCode();
  });

  test("a service key that is none is no service, and is not repeated (row 116)", async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors([/status of 404/]);
    for (const text of hostileTexts) {
      const answer = await page.goto(`/services/${encodeURIComponent(text)}`);
      expect(answer?.status(), text).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Service not found!");
      const expectNoCode = await watchForCode(page);
      await usable(page);
      await expect(page.getByText("Did you mean")).toHaveCount(0);
      expect(await page.getByRole("main").innerText()).not.toContain(text.trim());
      await expectNoCode();
    }
  });

  test("a category that is none shows all photos (rows 173, 174)", async ({ page }) => {
    const all = await visitGallery(page);
    const expectNoCode = await watchForCode(page);
    for (const text of hostileTexts) {
      await page.goto(`/gallery?category=${encodeURIComponent(text)}`);
      await expect(countLine(page)).toHaveText(`${all} pictures`);
      await expect(filter(page, "Display All")).toHaveAttribute("aria-pressed", "true");
    }
    await expectNoCode();
  });
});

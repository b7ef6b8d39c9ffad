import { expect, test } from "@/e2e/support/fixtures";
import { callNamed } from "@/e2e/support/journeys/calls";
import { gestures, expectGesture } from "@/e2e/support/journeys/gestures";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { networkComplaints, expectFaults } from "@/e2e/support/journeys/expect-fault";
import { newAddress } from "@/e2e/support/journeys/quote-form";
import { unsubscribed } from "@/e2e/support/journeys/ready";
import { bodiesSentTo, paths } from "@/e2e/support/journeys/sent";
import { openConfirmation, unsubscribeOn } from "@/e2e/support/journeys/unsubscribe";
import { settled } from "@/e2e/support/page-steps";

test.describe("unsubscribing", { tag: "@desktop-first" }, () => {
  test("a subscriber leaves, comes back, and goes home (rows 17, 158-160, 162, 163, 165, 166, 169, 189, 190)", async ({
    page,
    backend,
  }) => {
    const email = newAddress().replace("@", "+tag@");
    await fetch(backend.url + paths.subscribe, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email }),
    });
    const flow = await openConfirmation(page, `?email=${email}`);
    await expect(flow.main.getByText(email, { exact: true })).toBeVisible();
    await expect(flow.main).toContainText("promotional updates, offers and news will stop");
    await expect(flow.no).toBeVisible();

    const leaving = await holdRequests(page, `**${paths.unsubscribe}`);
    await flow.yes.click();
    await leaving.arrived;
    await expect(flow.main.getByText("Processing… please wait.", { exact: true })).toBeVisible();
    await expect(flow.main.getByRole("button")).toHaveCount(0);
    leaving.release();
    await expect(flow.done).toHaveText(unsubscribed);
    await expect(flow.heading).toBeFocused();
    await expect(flow.backToHome).toBeVisible();
    expect(await bodiesSentTo(backend, paths.unsubscribe)).toEqual([{ email }]);
    expect((await backend.outbox()).subscribers).not.toContain(email);

    const returning = await holdRequests(page, `**${paths.subscribe}`);
    await flow.resubscribe.click();
    await returning.arrived;
    await expect(flow.main.getByText("Processing… please wait.", { exact: true })).toBeVisible();
    returning.release();
    await expect(flow.done).toHaveText("You've been resubscribed!");
    await expect(flow.resubscribe).toHaveCount(0);
    expect(await bodiesSentTo(backend, paths.subscribe)).toEqual([{ email }]);
    expect((await backend.outbox()).subscribers).toContain(email);

    await flow.backToHome.click();
    await expect(page).toHaveURL("/");
  });

  test("the second half of a double tap on Yes does not sign up again (rows 165, 166)", async ({
    page,
    backend,
  }) => {
    const flow = await openConfirmation(page, `?email=${newAddress()}`);
    // Its place is that of the words in their own font.
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    const box = await flow.yes.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 10];
    await page.mouse.click(x, y);
    await expect(flow.done).toHaveText(unsubscribed);
    const below = await flow.resubscribe.boundingBox();
    expect(below && below.x < x && below.y < y && below.y + below.height > y).toBe(true);
    await page.mouse.click(x, y);
    await expect(flow.done).toHaveText(unsubscribed);
    expect(await bodiesSentTo(backend, paths.subscribe)).toEqual([]);
  });

  test("a query without an address gets an error and the way home (rows 17, 157, 168; F38)", async ({
    page,
    backend,
  }) => {
    const flow = unsubscribeOn(page);
    for (const query of ["", "?email=%20"]) {
      await page.goto(`/unsubscribe${query}`);
      await expect(flow.main.getByText("Error: No email provided.", { exact: true })).toBeVisible();
      await expect(flow.heading).toHaveText("Unsubscribe");
      await expect(flow.main.getByRole("button")).toHaveText(["Go Home"]);
    }
    await flow.goHome.click();
    await expect(page).toHaveURL("/");
    expect(await backend.requests()).toEqual([]);
  });

  test("No, keep me subscribed goes back to the page before (row 161)", async ({
    page,
    backend,
  }) => {
    await page.goto("/terms");
    const flow = await openConfirmation(page, `?email=${newAddress()}`);
    await flow.no.click();
    await expect(page).toHaveURL("/terms");
    expect(await backend.requests()).toEqual([]);
  });

  test("No, keep me subscribed goes home in a tab that a mail opened (row 161)", async ({
    page,
    context,
    backend,
  }) => {
    await page.goto("/terms");
    const opened = context.waitForEvent("page");
    await page.evaluate(() => void window.open("/unsubscribe?email=a@b.c", "_blank", "noopener"));
    const tab = await opened;
    // A look at another page and back leaves that page ahead, and still nothing behind.
    await tab.locator("footer").getByRole("link", { name: "About Us", exact: true }).click();
    await expect(tab).toHaveURL("/about-us");
    await tab.goBack();
    await unsubscribeOn(tab).no.click();
    await expect(tab).toHaveURL("/");
    expect(await backend.requests()).toEqual([]);
  });

  for (const name of ["unsubscribe", "resubscribe"] as const) {
    test(`a failed ${name} says so and offers only the way home (rows 164, 167, 168; F1, F2, F8)`, async ({
      page,
      backend,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(networkComplaints);
      await expectFaults(page, backend, callNamed(name), [
        "500 with a sentence",
        "500 with an HTML body",
        "connectionrefused",
      ]);
      const flow = unsubscribeOn(page);
      await expect(flow.main.getByRole("button")).toHaveText(["Back to Home"]);
      await flow.backToHome.click();
      await expect(page).toHaveURL("/");
    });
  }

  test("however often a visitor presses, one goodbye is sent (row 162; F22-F24)", async ({
    page,
    backend,
  }) => {
    for (const gesture of gestures) {
      const call = callNamed("unsubscribe");
      await test.step(gesture.name, () => expectGesture(page, backend, call, gesture));
    }
  });

  test("mail software that opens or probes the link sends nothing (row 160)", async ({
    page,
    backend,
    request,
  }) => {
    const address = "/unsubscribe?email=a@b.c";
    expect((await request.head(address)).status()).toBe(200);
    expect((await request.get(address)).status()).toBe(200);
    await openConfirmation(page, "?email=a@b.c");
    await page.reload();
    await expect(unsubscribeOn(page).yes).toBeVisible();
    expect(await backend.requests()).toEqual([]);
  });
});

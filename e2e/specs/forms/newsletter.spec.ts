import { expect, test } from "@/e2e/support/fixtures";
import { callNamed } from "@/e2e/support/journeys/calls";
import { gestures, expectGesture } from "@/e2e/support/journeys/gestures";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { newsletterOn, openNewsletter } from "@/e2e/support/journeys/newsletter";
import { networkComplaints, expectFaults } from "@/e2e/support/journeys/expect-fault";
import { newAddress } from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, paths } from "@/e2e/support/journeys/sent";
import { stopClock } from "@/e2e/support/journeys/stop-clock";

const newsletterCall = callNamed("newsletter");
const refusal = "Please enter a valid email.";

test.describe("the newsletter", { tag: "@desktop-first" }, () => {
  test("an address is subscribed, thanked for five seconds and cleared (rows 149, 152, 153, 155, 156, 188)", async ({
    page,
    backend,
  }) => {
    const email = newAddress();
    const { input, button, success } = await openNewsletter(page);
    await expect(input).toHaveAttribute("required");
    await expect(input).toHaveAttribute("type", "email");
    await expect(input).toHaveAttribute("autocomplete", "email");
    await expect(button).toHaveText("Subscribe");
    await input.fill(email);
    await stopClock(page);
    const held = await holdRequests(page, `**${paths.subscribe}`);
    await button.click();
    await held.arrived;
    await page.clock.runFor(8000);
    await expect(button).toHaveText("Subscribing...");
    await expect(button).toBeDisabled();
    await expect(input).toBeDisabled();
    await expect(input).toHaveValue(email);

    held.release();
    await expect(success).toHaveText("Thanks for subscribing!");
    await expect(input).toHaveValue("");
    await expect(button).toHaveText("Subscribe");
    await expect(button).toBeFocused();
    await page.clock.runFor(4999);
    await expect(success).toHaveText("Thanks for subscribing!");
    await page.clock.runFor(1);
    await expect(success).toBeEmpty();
    expect(await bodiesSentTo(backend, paths.subscribe)).toEqual([{ email }]);
    expect((await backend.outbox()).subscribers).toContain(email);
  });

  test("a wrong address gets our own words for five seconds, and no call (rows 150, 151, 155)", async ({
    page,
    backend,
  }) => {
    const { input, button, error } = await openNewsletter(page);
    await stopClock(page);
    for (const wrong of ["", "a@b"]) {
      await input.fill(wrong);
      await button.click();
      const told = await error.locator("span").elementHandle();
      // The same words a second time come anew, so that they are told again.
      await button.click();
      await expect.poll(() => told?.evaluate(({ isConnected }) => isConnected)).toBe(false);
      await expect(error).toHaveText(refusal);
      await page.clock.runFor(4999);
      await expect(error).toHaveText(refusal);
      await page.clock.runFor(1);
      await expect(error).toBeEmpty();
    }
    expect(await backend.requests()).toEqual([]);
  });

  test("an address that the browser would refuse and we do not is sent with Enter (rows 150, 188)", async ({
    page,
    backend,
  }) => {
    const { input } = await openNewsletter(page);
    await input.fill("x@y..z");
    await input.press("Enter");
    await expect(input).toHaveValue("");
    await expect(input).toBeFocused();
    expect(await bodiesSentTo(backend, paths.subscribe)).toEqual([{ email: "x@y..z" }]);
  });

  test("a failed subscription says so and keeps the address (row 154; F1, F2, F8)", async ({
    page,
    backend,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(networkComplaints);
    await expectFaults(page, backend, newsletterCall, [
      "500 with a sentence",
      "500 with an HTML body",
      "connectionrefused",
    ]);
  });

  test("a new try at three seconds gives its message five seconds of its own (row 155; F25)", async ({
    page,
  }) => {
    const { input, button, error, success } = await openNewsletter(page);
    await stopClock(page);
    await button.click();
    await expect(error).toHaveText(refusal);
    await page.clock.runFor(3000);
    await input.fill(newAddress());
    await button.click();
    await expect(success).toHaveText("Thanks for subscribing!");
    await expect(error).toBeEmpty();
    await page.clock.runFor(4999);
    await expect(success).toHaveText("Thanks for subscribing!");
    await page.clock.runFor(1);
    await expect(success).toBeEmpty();
  });

  test("however a visitor presses, one address is sent (row 152; F22-F24)", async ({
    page,
    backend,
  }) => {
    for (const gesture of gestures) {
      await test.step(gesture.name, () => expectGesture(page, backend, newsletterCall, gesture));
    }
  });

  test("a visitor who moves on while it is sent has subscribed (rows 149, 188; F26)", async ({
    page,
    backend,
  }) => {
    const email = newAddress();
    const { input, button } = await openNewsletter(page, "/contact");
    await expect(page.locator("input[name=email]")).toHaveCount(1);
    await input.fill(email);
    await backend.fault({ path: paths.subscribe, method: "POST", fault: { delayMs: 300 } });
    await button.click();
    await expect(button).toHaveText("Subscribing...");
    await page.locator("footer").getByRole("link", { name: "About Us", exact: true }).click();
    await expect(page).toHaveURL("/about-us");
    await expect(newsletterOn(page).button).toHaveText("Subscribe");
    await expect.poll(() => bodiesSentTo(backend, paths.subscribe)).toEqual([{ email }]);
  });
});

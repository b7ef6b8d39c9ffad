import { newsletterWords as words } from "@/content/words/newsletter";
import { announcements, logAnnouncements } from "@/e2e/support/announcements";
import { expect, test } from "@/e2e/support/fixtures";
import { sendAndHold } from "@/e2e/support/journeys/hold-requests";
import { newsletterOn } from "@/e2e/support/journeys/newsletter";
import { newAddress } from "@/e2e/support/journeys/quote-form";
import { bodiesSentTo, paths } from "@/e2e/support/journeys/sent";
import { stopClock } from "@/e2e/support/journeys/stop-clock";
import { open } from "@/e2e/support/page-steps";

test.describe("the newsletter", { tag: "@desktop-first" }, () => {
  test("a wrong address is refused without a call; one that our pattern lets pass is subscribed, thanked for five seconds and cleared; each is told (rows 149-153, 155, 156, 188; F39)", async ({
    page,
    backend,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors([/status of 500/]);
    await logAnnouncements(page);
    // The browser's own check would refuse it.
    const email = newAddress().replace(".com", "..com");
    await open(page, "/terms");
    const { input, button, success, error } = newsletterOn(page);
    await expect(input).toHaveAttribute("required");
    await expect(input).toHaveAttribute("type", "email");
    await expect(button).toHaveText(words.subscribe);
    for (const wrong of ["", "a@b"]) {
      await input.fill(wrong);
      await input.press("Enter");
      await expect(error).toHaveText(words.invalid);
    }
    expect(await backend.requests()).toEqual([]);

    await input.fill(email);
    await stopClock(page);
    const fault = { status: 500, body: '{"error":"Full."}' };
    await backend.fault({ path: paths.subscribe, method: "POST", fault });
    await button.click();
    await expect(error).toHaveText("Full.");
    const held = await sendAndHold(page, backend, { path: paths.subscribe, button });
    await expect(button).toHaveText(words.subscribing);
    await expect(button).toBeDisabled();
    await expect(input).toBeDisabled();
    await expect(input).toHaveValue(email);
    held.release();
    await expect(success).toHaveText(words.subscribed);
    await expect(error).toBeEmpty();
    await expect(input).toHaveValue("");
    await expect(button).toHaveText(words.subscribe);
    await expect(button).toBeFocused();
    await page.clock.runFor(4999);
    await expect(success).toHaveText(words.subscribed);
    await page.clock.runFor(1);
    await expect(success).toBeEmpty();
    const told = [words.invalid, "Full."].map((each) => `assertive: ${each}`);
    expect(await announcements(page)).toEqual([...told, `polite: ${words.subscribed}`]);
    expect(await bodiesSentTo(backend, paths.subscribe)).toEqual([{ email }]);
    expect((await backend.outbox()).subscribers).toContain(email);
  });
});

import type { Page } from "@playwright/test";
import type { Backend } from "@/e2e/support/browser/backend";
import { expect } from "@/e2e/support/fixtures";
import type { Call } from "@/e2e/support/journeys/calls";
import { postsTo } from "@/e2e/support/journeys/sent";
import { stopClock } from "@/e2e/support/journeys/stop-clock";

/** What the visitor must be told: the call's own words, or this very text. */
export type Outcome = "success" | "fallback" | "thrown" | { text: string };

/**
 * Readies a page for one answer: the clock stands still, and the mock backend has forgotten what was.
 * What it returns expects all that every outcome owes a visitor; `posts` is how many must have been made.
 */
export async function readyToExpect(
  page: Page,
  backend: Backend,
  call: Call,
): Promise<(outcome: Outcome, posts?: number) => Promise<void>> {
  await backend.clear();
  await stopClock(page);
  // What is told must appear in a region that was there before.
  const before = {
    success: await call.success.elementHandle(),
    error: await call.error.elementHandle(),
  };
  return async (outcome, posts) => {
    const [name, otherName] =
      outcome === "success" ? (["success", "error"] as const) : (["error", "success"] as const);
    const [region, other] = [call[name], call[otherName]];
    const words = typeof outcome === "object" ? outcome.text : call.words[outcome];
    const expectState = async (said: string) => {
      await expect(region).toHaveText(said);
      await expect(other).toBeEmpty();
      await call.expectAfter(outcome === "success");
      const lost = await page.evaluate(() => document.activeElement === document.body);
      expect(lost, "the focus fell to the body").toBe(false);
    };
    await expectState(words);
    const same = await region.evaluate((now, then) => now === then, before[name]);
    expect(same, "the region was there before").toBe(true);

    // Nothing holds a form's message; what the unsubscribe page says is its state, and stays.
    await page.clock.fastForward(4999);
    await expect(region).toHaveText(words);
    await page.clock.fastForward(1);
    await expectState(call.field ? "" : words);

    const sent = await postsTo(backend, call.path);
    if (posts !== undefined) expect(sent).toHaveLength(posts);
    for (const { body } of sent) expect(JSON.parse(body)).toEqual(call.payload);
    // After a redirect the browser would fetch its target, and call that a success.
    expect((await backend.requests()).filter(({ method }) => method === "GET")).toEqual([]);
    // A page opened later inherits the clock, and would not come alive while it stands still.
    await page.clock.resume();
  };
}

import type { Page } from "@playwright/test";
import type { Backend } from "@/e2e/support/browser/backend";
import { expect } from "@/e2e/support/fixtures";
import type { Call } from "@/e2e/support/journeys/calls";
import type { Ready } from "@/e2e/support/journeys/ready";
import type { Outcome } from "@/e2e/support/journeys/fault-table";
import { postsTo } from "@/e2e/support/journeys/sent";
import { stopClock } from "@/e2e/support/journeys/stop-clock";

/** Expects all that must hold once a send has ended so; `posts` is how many must have been made. */
export type ProveOutcome = (outcome: Outcome, posts?: number) => Promise<void>;

/** The very words the visitor must be told. */
export const wordsFor = (call: Call, outcome: Outcome): string =>
  typeof outcome === "object" ? outcome.text : outcome === "success" ? call.done : call[outcome];

/**
 * Readies a page for one row of the fault table: the clock stands still, the mock backend has
 * forgotten what was, and both regions are there without a word. The proof that it returns holds
 * the common assertions of every cell but the sixth, no crash, which the fixtures' watch has.
 */
export async function readyToExpect(
  page: Page,
  backend: Backend,
  call: Call,
  ready: Ready,
): Promise<ProveOutcome> {
  await backend.clear();
  await stopClock(page);
  const same = {
    success: await sameRegion(ready.success, ready.saidBefore),
    error: await sameRegion(ready.error),
  };
  return async (outcome, posts) => {
    const arrived = outcome === "success";
    const words = wordsFor(call, outcome);
    const [region, other] = arrived ? [ready.success, ready.error] : [ready.error, ready.success];
    await expect(region).toHaveText(words);
    await expect(other).toBeEmpty();
    expect(await same[arrived ? "success" : "error"](), "the region was there before").toBe(true);
    await ready.expectAfter(arrived);
    await expectFocusKept(page);

    // Nothing holds a form's message; what the unsubscribe page says is its state, and stays.
    await page.clock.fastForward(4999);
    await expect(region).toHaveText(words);
    await page.clock.fastForward(1);
    if (ready.field) await expect(region).toBeEmpty();
    else await expect(region).toHaveText(words);
    await expect(other).toBeEmpty();
    await ready.expectAfter(arrived);
    await expectFocusKept(page);

    const sent = await postsTo(backend, call.path);
    if (posts !== undefined) expect(sent).toHaveLength(posts);
    for (const { body } of sent) expect(JSON.parse(body)).toEqual(ready.payload);
    // After a redirect the browser would fetch its target, and call that a success.
    expect((await backend.requests()).filter(({ method }) => method === "GET")).toEqual([]);
    // A page opened later inherits the clock, and would not come alive while it stands still.
    await page.clock.resume();
  };
}

/** Sees that a region stands there with these words, or none, and remembers the very node. */
async function sameRegion(
  region: Ready["success"],
  words?: string,
): Promise<() => Promise<boolean>> {
  if (words === undefined) await expect(region).toBeEmpty();
  else await expect(region).toHaveText(words);
  const node = await region.elementHandle();
  return () => region.evaluate((now, before) => now === before, node);
}

async function expectFocusKept(page: Page) {
  const lost = await page.evaluate(() => document.activeElement === document.body);
  expect(lost, "the focus fell to the body").toBe(false);
}

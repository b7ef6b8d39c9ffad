import type { Page } from "@playwright/test";

const start = Date.parse("2026-05-04T10:00:00Z");

/**
 * Stops the page's clock: from here only `page.clock.runFor` moves it, so that a message is seen
 * at 4,999 ms and gone at 5,000 without a wait. Call it once the page is ready.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 60_000);
}

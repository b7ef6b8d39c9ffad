import type { Page } from "@playwright/test";

/**
 * Stops the page's clock: from here only `page.clock.runFor` moves it, so that a message is seen
 * at 4,999 ms and gone at 5,000 without a wait. Call it once the page is ready.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2026-05-04T10:00:00Z") });
  await page.clock.pauseAt(new Date("2026-05-04T10:01:00Z"));
}

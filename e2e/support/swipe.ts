import type { Page } from "@playwright/test";

/** Draws a finger from a point of the window over a distance, in small steps, and lifts it. */
export async function swipeFrom(
  page: Page,
  start: { x: number; y: number },
  dx: number,
  dy: number,
): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: (typeof start)[]) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [start]);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    await touch("touchMove", [{ x: start.x + dx * share, y: start.y + dy * share }]);
  }
  await touch("touchEnd", []);
}

import type { Page } from "playwright";

type Entry = { startTime: number; duration: number; name: string; value?: number };

/** What the browser noted of one kind since the page began, oldest first; empty when nothing. */
export const entriesOf = (page: Page, type: string): Promise<Entry[]> =>
  page.evaluate(
    (wanted) =>
      new Promise<Entry[]>((done) => {
        new PerformanceObserver((list) => {
          done(list.getEntries().map((entry) => entry.toJSON() as Entry));
        }).observe({ type: wanted, buffered: true });
        setTimeout(() => done([]), 300);
      }),
    type,
  );

/** When the largest thing in the first window was painted, in milliseconds from the start; NaN if never. */
export const largestPaint = async (page: Page): Promise<number> =>
  (await entriesOf(page, "largest-contentful-paint")).at(-1)?.startTime ?? NaN;

/** All movement of what stood on the page, however long it was open; three digits are shown. */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await entriesOf(page, "layout-shift");
  return Math.round(shifts.reduce((sum, { value = 0 }) => sum + value, 0) * 1000) / 1000;
}

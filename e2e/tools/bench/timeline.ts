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

/** All movement of what stood on the page, however long it was open; three digits are shown. */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await entriesOf(page, "layout-shift");
  return Math.round(shifts.reduce((sum, { value = 0 }) => sum + value, 0) * 1000) / 1000;
}

/** The middle of some numbers; NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** The median of each figure of several like measurements. */
export function medians<Figures extends Partial<Record<keyof Figures, number>>>(
  measured: readonly Figures[],
): Figures {
  const names = Object.keys(measured[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(measured.map((each) => each[name] ?? NaN))]),
  ) as Figures;
}

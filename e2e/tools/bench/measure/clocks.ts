import type { Browser, CDPSession, Page } from "playwright";
import { openPhone, pause } from "@/e2e/tools/bench/measure/phone";
import { entriesOf, largestPaint, layoutShift } from "@/e2e/tools/bench/measure/timeline";

/**
 * A load on slow 4G and a processor four times slower, with nothing touched: milliseconds, but for
 * the shift. NaN where the browser tells nothing.
 */
export type ClockFigures = {
  firstText: number;
  largestPaint: number;
  /** What the main thread was busy with, by the thread's own clock: other programs do not count. */
  mainThread: number;
  scripting: number;
  longestTask: number;
  /** Here, what comes late moves what was already painted; on a quick line it may not. */
  layoutShift: number;
};

/** How long a page has, after its load event, for what it does by itself, in milliseconds. */
const settling = 3000;

/** Loads a page once, with an empty cache, under conditions that are really applied. */
export async function measureClocks(browser: Browser, url: string): Promise<ClockFigures> {
  const { page, session, close } = await openPhone(browser, { processor: true, network: true });
  const spent = await loadByThreadClock(page, session, url);
  const paints = await entriesOf(page, "paint");
  const tasks = await entriesOf(page, "longtask");
  const figures = {
    firstText: paints.find(({ name }) => name === "first-contentful-paint")?.startTime ?? NaN,
    largestPaint: await largestPaint(page),
    ...spent,
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    layoutShift: await layoutShift(page),
  };
  await close();
  return figures;
}

/** What the main thread is busy with during a load at full speed, in milliseconds. */
export type ThreadFigures = { fullSpeed: number };

/** Loads a page once, with an empty cache; slowing a processor down adds noise of its own. */
export async function measureThread(browser: Browser, url: string): Promise<ThreadFigures> {
  const { page, session, close } = await openPhone(browser);
  const { mainThread } = await loadByThreadClock(page, session, url);
  await close();
  return { fullSpeed: mainThread };
}

async function loadByThreadClock(page: Page, session: CDPSession, url: string) {
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(url, { waitUntil: "load" });
  await pause(settling);
  const { metrics } = await session.send("Performance.getMetrics");
  const seconds = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return {
    mainThread: seconds("TaskDuration") * 1000,
    scripting: seconds("ScriptDuration") * 1000,
  };
}

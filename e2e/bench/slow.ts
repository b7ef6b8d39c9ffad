import type { Browser, CDPSession } from "playwright";
import { pause, phone, scrollToEnd, slowNetwork, slowProcessor } from "@/e2e/bench/conditions";
import { entriesOf, layoutShift } from "@/e2e/bench/timeline";

/** A load and a scroll on slow 4G and a four-times slowed processor; times are in milliseconds. */
export type SlowFigures = {
  firstText: number;
  largestPaint: number;
  scripting: number;
  mainThread: number;
  longestTask: number;
  /** Here, what comes late moves what was already painted; on a quick line it may not. */
  layoutShift: number;
};

/** Loads a page once, with an empty cache, under conditions that are really applied. */
export async function measureSlow(browser: Browser, url: string): Promise<SlowFigures> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await slowNetwork(session);
  await slowProcessor(session);
  await page.goto(url, { waitUntil: "load" });
  await pause(2000);
  const paints = await entriesOf(page, "paint");
  const largest = await entriesOf(page, "largest-contentful-paint");
  await scrollToEnd(page);
  const tasks = await entriesOf(page, "longtask");
  const spent = await timeSpent(session);
  const shift = await layoutShift(page);
  await context.close();
  return {
    firstText: paints.find(({ name }) => name === "first-contentful-paint")?.startTime ?? NaN,
    largestPaint: largest.at(-1)?.startTime ?? NaN,
    ...spent,
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    layoutShift: shift,
  };
}

async function timeSpent(session: CDPSession) {
  const { metrics } = await session.send("Performance.getMetrics");
  const seconds = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return {
    scripting: seconds("ScriptDuration") * 1000,
    mainThread: seconds("TaskDuration") * 1000,
  };
}

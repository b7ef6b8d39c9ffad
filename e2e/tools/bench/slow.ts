import type { Browser, CDPSession, Page } from "playwright";
import {
  pause,
  phone,
  scrollToEnd,
  slowNetwork,
  slowProcessor,
} from "@/e2e/tools/bench/conditions";
import { latencyOf, tapMenu } from "@/e2e/tools/bench/interactions";
import { measureSecondPage } from "@/e2e/tools/bench/second-page";
import type { SecondPage } from "@/e2e/tools/bench/second-page";
import { entriesOf, layoutShift } from "@/e2e/tools/bench/timeline";

/**
 * A load, a scroll, a touch of the menu and a tap on a link, on slow 4G and a four-times slowed
 * processor; times are in milliseconds.
 */
export type SlowFigures = SecondPage & {
  firstText: number;
  largestPaint: number;
  scripting: number;
  mainThread: number;
  longestTask: number;
  /** Here, what comes late moves what was already painted; on a quick line it may not. */
  layoutShift: number;
  /** From touch to paint; the empty page has no menu. */
  menu?: number;
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
  const menu = await touchMenu(page);
  const next = await measureSecondPage(page, session);
  await context.close();
  return {
    firstText: paints.find(({ name }) => name === "first-contentful-paint")?.startTime ?? NaN,
    largestPaint: largest.at(-1)?.startTime ?? NaN,
    ...spent,
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    layoutShift: shift,
    ...menu,
    ...next,
  };
}

async function touchMenu(page: Page): Promise<{ menu?: number }> {
  if ((await page.getByRole("banner").count()) === 0) return {};
  const menu = await latencyOf(page, tapMenu, 1000);
  await page.keyboard.press("Escape");
  return { menu };
}

async function timeSpent(session: CDPSession) {
  const { metrics } = await session.send("Performance.getMetrics");
  const seconds = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return {
    scripting: seconds("ScriptDuration") * 1000,
    mainThread: seconds("TaskDuration") * 1000,
  };
}

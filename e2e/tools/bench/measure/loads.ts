import type { Browser, Locator, Page } from "playwright";
import { largestPaint, openPhone, pause, touch } from "@/e2e/tools/bench/measure/phone";
import type { Measurements } from "@/e2e/tools/bench/report/measurements";
import type { Served } from "@/e2e/tools/bench/sites/sites";

/** How long a visitor reads, waits for the next page at most, and leaves a loaded page to itself, in ms. */
const [reads, patience, settling] = [4000, 20_000, 3000];

/**
 * Loads a service's page on a slow phone and a slow line, reads, with or without scrolling half a
 * window, and taps the link to the contact page. Out: the first one's largest paint, and the time
 * from the touch to the frame with the next heading, in milliseconds. Throws when no link to it can
 * be seen, or no such heading comes.
 */
export async function measureNextPage(
  browser: Browser,
  site: Served,
  scrolls: boolean,
): Promise<Measurements> {
  const { service = "/", contact = "/" } = site.pages;
  await using phone = await openPhone(browser, true);
  const { page } = phone;
  await page.addInitScript(watchForHeading, contact);
  await page.goto(site.slow + service, { waitUntil: "load" });
  if (scrolls) await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: "instant" }));
  const link = await bringUp(page, contact);
  await pause(reads);
  const paint = await largestPaint(page);
  await touch(phone, link);
  const options = { polling: 50, timeout: patience };
  const shown = await page.waitForFunction(() => window.headingShown, undefined, options);
  const at = Number(await shown.jsonValue());
  const down = await page.evaluate(() => Number(sessionStorage.getItem("touched-at")));
  return scrolls
    ? { "next page after scrolling, contact": at - down }
    : { "largest paint, service": paint, "next page, contact": at - down };
}

/** Finds a link that a finger can reach: in the window, else in the phone's menu, else further down. */
async function bringUp(page: Page, to: string): Promise<Locator> {
  const links = page.locator(`a[href='${to}']:visible`);
  if ((await links.count()) === 0) await page.getByRole("button", { name: /menu/i }).first().tap();
  await links.first().waitFor();
  const inWindow = await links.evaluateAll((all) =>
    all
      .map((link) => link.getBoundingClientRect())
      .findLastIndex(({ top, bottom }) => top > 0 && bottom < innerHeight),
  );
  return links.nth(Math.max(0, inWindow));
}

/**
 * Runs in each document before its own scripts: notes when the link is touched, and the first frame
 * with the wanted page's heading, whether a new document brings it or a script.
 */
function watchForHeading(wanted: string): void {
  let left: Element | null = null;
  const touched = ({ timeStamp }: Event) => {
    left = document.querySelector("h1");
    sessionStorage.setItem("touched-at", String(performance.timeOrigin + timeStamp));
  };
  addEventListener("touchstart", touched, { capture: true, passive: true });
  const look = () => {
    const heading = document.querySelector("h1");
    if (location.pathname !== wanted || !heading || heading === left)
      return void requestAnimationFrame(look);
    window.afterThisFrame(() => (window.headingShown = performance.timeOrigin + performance.now()));
  };
  requestAnimationFrame(look);
}

/**
 * What home's main thread is busy with during a load at full speed, in milliseconds of the thread's
 * own clock: other programs do not count, and slowing a processor down adds noise of its own.
 */
export async function measureMainThread(browser: Browser, url: string): Promise<Measurements> {
  await using phone = await openPhone(browser);
  const { page, session } = phone;
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(url, { waitUntil: "load" });
  await pause(settling);
  const { metrics } = await session.send("Performance.getMetrics");
  const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN;
  return { "main thread, home": seconds * 1000 };
}

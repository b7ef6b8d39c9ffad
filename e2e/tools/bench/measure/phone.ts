import { setTimeout as wait } from "node:timers/promises";
import type { Browser, CDPSession, Locator, Page } from "playwright";

/** A phone with an empty cache, and one page open; it is closed however its measurement ends. */
export type Phone = AsyncDisposable & { page: Page; session: CDPSession };

declare global {
  interface Window {
    /** Calls back once the frame that is being made has been drawn: for use in its callbacks. */
    afterThisFrame: (then: () => void) => void;
    /** Calls back once the next frame has been drawn. */
    afterFrame: (then: () => void) => void;
    /** What was noted of the first field, in milliseconds from the start. */
    early?: { touched?: number; live?: number; firstLetter?: number };
    /** When the next page's heading was in a frame, in milliseconds of the epoch. */
    headingShown?: number;
  }
}

/** How long a finger rests on a link or a button, in milliseconds. */
const fingerRests = 90;

/** The first field that takes letters, wherever it stands in the page. */
export const firstField =
  "input:not([type=hidden], [type=checkbox], [type=radio], [type=submit]):visible, textarea:visible";

/** A benchmark waits as a visitor does, in milliseconds; tests never do. */
export const pause = (milliseconds: number) => wait(milliseconds);

/** Opens the phone that Lighthouse's mobile preset measures with; slow is a processor four times slower. */
export async function openPhone(browser: Browser, slow = false): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  // The functions that run in pages are compiled by tsx, which names them through a function of its own.
  await context.addInitScript("globalThis.__name = (named) => named;");
  await context.addInitScript(() => {
    window.afterThisFrame = (then) => {
      // A message is answered after the frame has been drawn.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage("");
    };
    window.afterFrame = (then) => requestAnimationFrame(() => window.afterThisFrame(then));
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (slow) await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return { page, session, [Symbol.asyncDispose]: () => context.close() };
}

/**
 * Puts a finger on the middle of an element and lifts it 90 ms later. The page is not waited for: a
 * finger does not stay down because a script runs. Throws when the element is nowhere to be seen.
 */
export async function touch({ session }: Phone, element: Locator): Promise<void> {
  const touchPoints = await element.evaluate((touched) => {
    touched.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { left, top, width, height } = touched.getBoundingClientRect();
    return [{ x: left + width / 2, y: top + height / 2 }];
  });
  const down = session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await pause(fingerRests);
  const up = session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await Promise.all([down, up]);
}

/** What the browser noted of one kind since the page began, oldest first. */
export const entriesOf = (page: Page, type: string) =>
  page.evaluate((wanted) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: wanted, buffered: true });
    return observer
      .takeRecords()
      .map((each) => each.toJSON() as { startTime: number; value?: number });
  }, type);

/** When the largest thing in the first window was painted, in milliseconds from the start; NaN if never. */
export const largestPaint = async (page: Page): Promise<number> =>
  (await entriesOf(page, "largest-contentful-paint")).at(-1)?.startTime ?? NaN;

import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Locator } from "playwright";

declare global {
  interface Window {
    /** When a frame first showed what was waited for, in ms since the epoch. */
    shownAt?: number;
  }
}

/** How long a finger rests on the glass, and how long a visitor reads before the next page, in ms. */
const [fingerRests, reads] = [90, 4000];

/** From a touch on the page's first field, once the page is loaded, until React runs it; in ms. */
export const touchToHydrated = (browser: Browser, url: string) =>
  fromTouch(browser, { url, touched: "input:is([type=text], [type=email])", isShown: isHydrated });

/** From a touch on a link in `url`'s first window to contact, until contact's heading; in ms. */
export const touchToContact = (browser: Browser, url: string) =>
  fromTouch(browser, { url, reads, touched: "a[href='/contact']", isShown: isContact });

/** The page's first contentful paint, in ms after its request. */
export async function firstPaint(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openPhone(browser);
  await page.goto(url, { waitUntil: "load" });
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  );
  const at = await paint.jsonValue();
  await context.close();
  return at ?? NaN;
}

/** Lighthouse's phone, with a processor four times slower and an empty cache. */
async function openPhone(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return { context, page, session };
}

type Touch = {
  url: string;
  reads?: number;
  /** Selects what is touched: the first that is visible. */
  touched: string;
  /** Runs in the page, in every frame. */
  isShown: (touched: Element | undefined) => boolean;
};

async function fromTouch(browser: Browser, { url, touched, isShown, ...measure }: Touch) {
  const { context, page, session } = await openPhone(browser);
  // tsx wraps functions in one of its own, which a page lacks.
  const script = `globalThis.__name = (named) => named; (${String(watch)})(${String(isShown)});`;
  await page.addInitScript(script);
  await page.goto(url, { waitUntil: "load" });
  await wait(measure.reads ?? 0);
  await touch(page.locator(touched).filter({ visible: true }).first());
  const shown = await page.waitForFunction(() => window.shownAt, undefined, { polling: 100 });
  const touchedAt = await page.evaluate(() => sessionStorage.getItem("touched-at"));
  const shownAt = await shown.jsonValue();
  await context.close();
  return Number(shownAt) - Number(touchedAt);

  /** As a finger does: it does not wait for the page. */
  async function touch(element: Locator): Promise<void> {
    const touchPoints = await element.evaluate((target) => {
      target.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { left, top, width, height } = target.getBoundingClientRect();
      return [{ x: left + width / 2, y: top + height / 2 }];
    });
    const down = session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await wait(fingerRests);
    const up = session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await Promise.all([down, up]);
  }
}

function watch(isShown: Touch["isShown"]): void {
  let touched: Element | undefined;
  const note = ({ target, timeStamp }: Event) => {
    touched = target as Element;
    sessionStorage.setItem("touched-at", String(performance.timeOrigin + timeStamp));
  };
  addEventListener("touchstart", note, { capture: true, once: true });
  const look = () => {
    if (!isShown(touched)) return void requestAnimationFrame(look);
    // A message is answered after the frame has been drawn.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (window.shownAt = performance.timeOrigin + performance.now());
    port2.postMessage("");
  };
  requestAnimationFrame(look);
}

/** Whether React has the field that was touched, or has made another in its place. */
function isHydrated(touched: Element | undefined): boolean {
  const name = touched?.getAttribute("name");
  const field = name && document.querySelector(`input[name='${name}']`);
  return Object.keys(field || {}).some((key) => key.startsWith("__react"));
}

function isContact(): boolean {
  return location.pathname === "/contact" && document.querySelector("h1") !== null;
}

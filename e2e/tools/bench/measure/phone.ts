import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext, CDPSession, Locator, Page } from "playwright";

/** What slows a phone down: its processor, and its line. */
export type Slowness = { processor?: boolean; network?: boolean };

/** A phone with an empty cache, and one page open. */
export type Phone = {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
  /** Another page of the same phone, which has a cache by now. */
  another: () => Promise<Pick<Phone, "page" | "session">>;
  close: () => Promise<void>;
};

/** How long a finger rests on a link or a button, in milliseconds. */
const fingerRests = 90;

/** A benchmark waits as a visitor does; tests never do. */
export const pause = (milliseconds: number) => wait(milliseconds);

/** Opens the phone that Lighthouse's mobile preset measures with, as slow as asked. */
export async function openPhone(browser: Browser, slowness: Slowness = {}): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  // The functions that run in pages are compiled by tsx, which names them through a helper of its own.
  await context.addInitScript("globalThis.__name = (named) => named;");
  const another = async () => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (slowness.processor) await slowProcessor(session);
    if (slowness.network) await slowNetwork(session);
    return { page, session };
  };
  return { context, ...(await another()), another, close: () => context.close() };
}

/** A processor four times slower, as a mid-range phone's. */
export const slowProcessor = (session: CDPSession) =>
  session.send("Emulation.setCPUThrottlingRate", { rate: 4 });

/** Slow 4G as Lighthouse applies it: really delayed, not computed afterwards. */
async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  });
}

/** Scrolls to the end as a reader who skims: half a window at a time. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise((done) => setTimeout(done, 150));
    }
  });
  await pause(1500);
}

/**
 * Puts a finger on the middle of an element and lifts it 90 ms later. The page is not waited for: a
 * finger does not stay down because a script runs. Throws when the element is nowhere to be seen.
 */
export async function touch({ session }: Pick<Phone, "session">, element: Locator): Promise<void> {
  const { x, y } = await element.evaluate((touched) => {
    touched.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { left, top, width, height } = touched.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const down = session.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [{ x, y }],
  });
  await pause(fingerRests);
  const up = session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await Promise.all([down, up]);
}

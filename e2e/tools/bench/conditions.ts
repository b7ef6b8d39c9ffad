import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContextOptions, CDPSession, Page } from "playwright";

/** The phone that Lighthouse's mobile preset measures with. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** How long a page is left alone, so that no timer can hide a script (issue 6 no. 2). */
export const untouched = 6000;

/** A benchmark waits as a visitor does; tests never do. */
export const pause = (milliseconds: number) => wait(milliseconds);

/** A processor four times slower, as a mid-range phone's. */
export const slowProcessor = (session: CDPSession) =>
  session.send("Emulation.setCPUThrottlingRate", { rate: 4 });

/** Slow 4G as Lighthouse applies it: really delayed, not computed afterwards. */
export async function slowNetwork(session: CDPSession): Promise<void> {
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
      // No named function in here: tsx would wrap it in a helper that the page does not have.
      await new Promise((done) => setTimeout(done, 150));
    }
  });
  await pause(1500);
}

import type { Browser } from "playwright";
import { pause, phone, slowNetwork, slowProcessor } from "@/e2e/bench/conditions";
import { recordTraffic } from "@/e2e/bench/traffic";

/** Milliseconds from the click to the frame with the next page's heading, and all bytes fetched. */
export type SecondPage = { time: number; bytes: number };

/**
 * Taps a link on a page that has come to rest, on slow 4G and a slowed processor. In: the page's
 * address and a selector of a link that is on the screen.
 */
export async function measureSecondPage(
  browser: Browser,
  url: string,
  link: string,
): Promise<SecondPage> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await slowNetwork(session);
  await slowProcessor(session);
  const transfers = await recordTraffic(session);
  const time = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const old = document.querySelector("h1");
        let start = 0;
        addEventListener("click", () => (start = performance.now()), { capture: true });
        new MutationObserver(() => {
          // Another element, not another text: the home page's own heading types.
          const shown = document.querySelector("h1");
          if (!start || !shown || shown === old) return;
          requestAnimationFrame(() => done(performance.now() - start));
        }).observe(document.body, { subtree: true, childList: true });
      }),
  );
  await page.locator(link).first().tap();
  const measured = await time;
  await pause(3000);
  await context.close();
  return { time: measured, bytes: transfers.reduce((sum, { bytes }) => sum + bytes, 0) };
}

import type { CDPSession, Page } from "playwright";
import { pause } from "@/e2e/tools/bench/conditions";
import { recordTraffic } from "@/e2e/tools/bench/traffic";

/** Milliseconds from the click to the frame with the next page's heading, and all bytes fetched. */
export type SecondPage = { nextPage: number; nextPageBytes: number };

/** The bar's link, which is at hand on every page; on the page it leads to, the way home. */
const links = ".call-bar a[href='/contact'], header a[href='/'], a[href='/second']";

/**
 * Taps a link on a page that has come to rest, under whatever slowness it stands. The page is
 * another one afterwards.
 */
export async function measureSecondPage(page: Page, session: CDPSession): Promise<SecondPage> {
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
  const here = new URL(page.url()).pathname;
  await page
    .locator(links)
    .and(page.locator(`:not([href='${here}']):visible`))
    .last()
    .tap();
  const nextPage = await time;
  await pause(2000);
  return { nextPage, nextPageBytes: transfers.reduce((sum, { bytes }) => sum + bytes, 0) };
}

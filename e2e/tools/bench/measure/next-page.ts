import type { Browser, Locator, Page } from "playwright";
import { openPhone, pause, touch } from "@/e2e/tools/bench/measure/phone";
import type { Served } from "@/e2e/tools/bench/sites/servers";

/** The next page by finger, over a slow line: from one of a site's pages to another. */
export type NextPageFigures = {
  /** Milliseconds from the click, that is the finger's lifting, to the frame with the next heading. */
  afterClick: number;
  /** The same from the finger's touch. */
  afterTouch: number;
  /** What the site's host sent for it, from the touch until two seconds after the heading. */
  bytes: number;
};

declare global {
  interface Window {
    /** When the next page's heading was in a frame, in milliseconds of the epoch. */
    headingShown?: number;
  }
}

/** How long a visitor has read when the finger comes down, in milliseconds. */
const reads = 4000;

/**
 * Loads the page that is read and taps the link to the form's, on a slow processor and a slow line.
 * Throws when no link to it can be seen, or none of its headings within 20 s.
 */
export async function measureNextPage(browser: Browser, site: Served): Promise<NextPageFigures> {
  const { slow, roles } = site;
  const phone = await openPhone(browser, { processor: true });
  const { page } = phone;
  await page.addInitScript(watchForHeading, roles.form);
  await page.goto(slow.url + roles.reading, { waitUntil: "load" });
  const link = await bringUp(page, roles.form);
  await pause(reads);
  const sent = slow.sent();
  await touch(phone, link);
  const shown = await page.waitForFunction(() => window.headingShown, undefined, {
    polling: 50,
    timeout: 20_000,
  });
  const at = Number(await shown.jsonValue());
  const [down, click] = await page.evaluate(() =>
    ["touched-at", "clicked-at"].map((key) => Number(sessionStorage.getItem(key))),
  );
  await pause(2000);
  await phone.close();
  return {
    afterClick: at - (click ?? NaN),
    afterTouch: at - (down ?? NaN),
    bytes: slow.sent() - sent,
  };
}

/** Finds a link that a finger can reach: in the window, else in the phone's menu, else further down. */
async function bringUp(page: Page, to: string): Promise<Locator> {
  const links = page.locator(`a[href='${to}']:visible`);
  if ((await links.count()) === 0) {
    await page.getByRole("button", { name: /menu/i }).first().tap();
    await links.first().waitFor();
  }
  const inWindow = await links.evaluateAll((all) =>
    all.findLastIndex((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top > 0 && bottom < window.innerHeight;
    }),
  );
  return links.nth(Math.max(0, inWindow));
}

/**
 * Runs in each document before its own scripts: notes when the link is touched and clicked, and the
 * first frame with the wanted page's heading, whether a new document brings it or a script.
 */
function watchForHeading(wanted: string): void {
  const note = (key: string) => (event: Event) =>
    sessionStorage.setItem(key, String(performance.timeOrigin + event.timeStamp));
  addEventListener("touchstart", note("touched-at"), { capture: true, passive: true });
  addEventListener("click", note("clicked-at"), { capture: true });
  let left: Element | null = null;
  addEventListener("click", () => (left = document.querySelector("h1")), { capture: true });
  const look = () => {
    const heading = document.querySelector("h1");
    if (location.pathname !== wanted || !heading || heading === left)
      return void requestAnimationFrame(look);
    // A message is answered after the frame has been drawn.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (window.headingShown = performance.timeOrigin + performance.now());
    port2.postMessage("");
  };
  requestAnimationFrame(look);
}

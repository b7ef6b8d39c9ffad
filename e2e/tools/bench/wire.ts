import { brotliCompressSync } from "node:zlib";
import type { Browser, Page } from "playwright";
import { pause, phone, scrollToEnd, untouched } from "@/e2e/tools/bench/conditions";
import { layoutShift } from "@/e2e/tools/bench/timeline";
import { bytesByKind, isPayload, recordTraffic } from "@/e2e/tools/bench/traffic";
import type { Kind, Transfer } from "@/e2e/tools/bench/traffic";

/** What a page costs on the wire, over its load, six untouched seconds and a scroll to the end. */
export type WireFigures = Record<Kind, number> & {
  fontFiles: number;
  /** Pictures in the first window, and those fetched early that no element shows. */
  picturesAboveFold: number;
  requestsBeforeScroll: number;
  requests: number;
  /** Payloads of other pages, fetched although nobody touched a link. */
  prefetches: number;
  domNodes: number;
  layoutShift: number;
};

/** Visits a page once, with an empty cache. Does not depend on the machine's speed. */
export async function measureWire(browser: Browser, url: string): Promise<WireFigures> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const transfers = await recordTraffic(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: "load" });
  await pause(untouched);
  const early = sent(transfers);
  const hidden = await picturesBelow(page);
  const domNodes = await page.evaluate(() => document.getElementsByTagName("*").length);
  await scrollToEnd(page);
  const all = sent(transfers);
  const shift = await layoutShift(page);
  const inlined = await inlineStyles(page);
  await context.close();

  const pictures = early.filter(({ kind, url: from }) => kind === "picture" && !hidden.has(from));
  const bytes = bytesByKind(all);
  return {
    ...bytes,
    style: bytes.style + inlined,
    fontFiles: all.filter(({ kind }) => kind === "font").length,
    picturesAboveFold: bytesByKind(pictures).picture,
    requestsBeforeScroll: early.length,
    requests: all.length,
    prefetches: all.filter(isPayload).length,
    domNodes,
    layoutShift: shift,
  };
}

/** What a second visit costs, at once after the first: everything may come from the cache. */
export async function measureRepeat(
  browser: Browser,
  url: string,
): Promise<{ bytes: number; requests: number }> {
  const context = await browser.newContext(phone);
  const first = await context.newPage();
  await first.goto(url, { waitUntil: "networkidle" });
  await first.close();
  const page = await context.newPage();
  const transfers = await recordTraffic(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: "networkidle" });
  await context.close();
  const asked = sent(transfers);
  return { bytes: asked.reduce((sum, { bytes }) => sum + bytes, 0), requests: asked.length };
}

/** The bytes that the page's own styles take; they are counted in its HTML, too. */
async function inlineStyles(page: Page): Promise<number> {
  const text = await page.evaluate(() =>
    Array.from(document.querySelectorAll("style"), ({ textContent }) => textContent).join(""),
  );
  return text ? brotliCompressSync(text).length : 0;
}

const sent = (transfers: readonly Transfer[]) => transfers.filter(({ cached }) => !cached);

/** The files of pictures that lie outside the first window. */
async function picturesBelow(page: Page): Promise<Set<string>> {
  const files = await page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => image.getBoundingClientRect().top >= window.innerHeight)
      .map((image) => image.currentSrc),
  );
  return new Set(files);
}

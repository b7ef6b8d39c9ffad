import type { Browser, Page } from "playwright";
import { weighInline } from "@/e2e/tools/bench/measure/inline";
import type { InlineFigures } from "@/e2e/tools/bench/measure/inline";
import { openPhone, pause, scrollToEnd, touch } from "@/e2e/tools/bench/measure/phone";
import type { Phone } from "@/e2e/tools/bench/measure/phone";
import { largestPaint, layoutShift } from "@/e2e/tools/bench/measure/timeline";
import {
  bytesByKind,
  isAhead,
  recordTraffic,
  sent,
  totals,
  untilQuiet,
} from "@/e2e/tools/bench/measure/traffic";
import type { Kind, Transfer } from "@/e2e/tools/bench/measure/traffic";
import { firstField } from "@/e2e/tools/bench/measure/typing";
import { readHtml } from "@/e2e/tools/bench/sites/read-html";

type Total = { bytes: number; requests: number };

/**
 * What a page costs on the wire, in bytes of brotli. Each state is reached by itself, from an empty
 * cache; nothing here depends on the machine's speed.
 */
export type WireFigures = InlineFigures & {
  /** Files of script: over six untouched seconds, scrolled to the end, and touched. */
  script: { untouched: number; scrolled: number; field?: number; control?: number };
  /** Script asked for before the largest paint of the untouched page. */
  scriptBeforePaint: number;
  /** The first load, over six untouched seconds. */
  load: Record<Kind, number> & Total;
  /** The same and all that a scroll to the end brings. */
  scrolled: Total;
  /** A second visit, with the cache of the first. */
  again: Total;
  fontFiles: number;
  /** Pictures in the first window, and those fetched early that no element shows. */
  picturesAboveFold: number;
  /** Other pages, or their data, fetched although nobody touched a link. */
  prefetches: number;
  domNodes: number;
  /** Of the untouched and of the scrolled page, the larger. */
  layoutShift: number;
};

/** How long a page is left alone, so that no timer can hide a script; and how long a touch may rest. */
const untouched = 6000;
const touched = 1500;

/** The story's control on home, the filter of the gallery. */
const control = "button[aria-label='Next slide'], main button[aria-pressed=false]";

/** Visits a page in each of the states. */
export async function measureWire(browser: Browser, url: string): Promise<WireFigures> {
  const [alone, scrolled, field, pressed] = await Promise.all([
    leaveAlone(browser, url),
    scrollThrough(browser, url),
    scriptTouched(browser, url, firstField),
    scriptTouched(browser, url, control),
  ]);
  return {
    ...alone.figures,
    ...weighInline(readHtml(await (await fetch(url)).text())),
    script: {
      untouched: alone.figures.load.script,
      scrolled: bytesByKind(scrolled.all).script,
      ...(field === undefined ? {} : { field }),
      ...(pressed === undefined ? {} : { control: pressed }),
    },
    scrolled: totals(scrolled.all),
    layoutShift: Math.max(alone.shift, scrolled.shift),
  };
}

/** Six seconds without a touch, then the second visit of the same browser. */
const leaveAlone = (browser: Browser, url: string) =>
  visit(browser, url, async ({ page, another }, transfers) => {
    await pause(untouched);
    await untilQuiet(transfers);
    const all = sent(transfers);
    const paint = (await largestPaint(page)) + (await page.evaluate(() => performance.timeOrigin));
    const hidden = await picturesBelow(page);
    const early = all.filter(({ kind, asked }) => kind === "script" && asked < paint);
    const shown = all.filter(({ kind, url: from }) => kind === "picture" && !hidden.has(from));
    const domNodes = await page.evaluate(() => document.getElementsByTagName("*").length);
    const shift = await layoutShift(page);
    await page.close();
    const second = await another();
    const repeated = await recordTraffic(second.session);
    await second.page.goto(url, { waitUntil: "load" });
    await pause(touched);
    await untilQuiet(repeated);
    const figures = {
      scriptBeforePaint: bytesByKind(early).script,
      load: { ...bytesByKind(all), ...totals(all) },
      again: totals(sent(repeated)),
      fontFiles: all.filter(({ kind }) => kind === "font").length,
      picturesAboveFold: bytesByKind(shown).picture,
      prefetches: all.filter((each) => isAhead(each, url)).length,
      domNodes,
    };
    return { figures, shift };
  });

const scrollThrough = (browser: Browser, url: string) =>
  visit(browser, url, async ({ page }, transfers) => {
    await scrollToEnd(page);
    await untilQuiet(transfers);
    return { all: sent(transfers), shift: await layoutShift(page) };
  });

/** All script that has come once an element was touched; undefined where the page has none such. */
const scriptTouched = (browser: Browser, url: string, selector: string) =>
  visit(browser, url, async (phone, transfers) => {
    const element = phone.page.locator(selector).first();
    if ((await element.count()) === 0) return undefined;
    await touch(phone, element);
    await pause(touched);
    await untilQuiet(transfers);
    return bytesByKind(sent(transfers)).script;
  });

/** Opens a page on a phone of its own, with every request recorded from the first on. */
async function visit<Out>(
  browser: Browser,
  url: string,
  look: (phone: Phone, transfers: readonly Transfer[]) => Promise<Out>,
): Promise<Out> {
  const phone = await openPhone(browser);
  const transfers = await recordTraffic(phone.session);
  await phone.page.goto(url, { waitUntil: "load" });
  const seen = await look(phone, transfers);
  await phone.close();
  return seen;
}

/** The files of pictures that lie outside the first window. */
async function picturesBelow(page: Page): Promise<Set<string>> {
  const files = await page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => image.getBoundingClientRect().top >= window.innerHeight)
      .map((image) => image.currentSrc),
  );
  return new Set(files);
}

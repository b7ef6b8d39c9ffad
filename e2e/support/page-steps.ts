import { type Locator, type Page } from "@playwright/test";
import { expect } from "@/e2e/support/fixtures";

/** What stands before the first gap in a sentence of `content`. */
export const opening = (words: string) => words.split("{")[0] ?? words;

/** Waits until the page can be used: on every page the newsletter's button says so. */
export const usable = (page: Page) => expect(page.locator("footer form button")).toBeEnabled();

export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await usable(page);
}

export const footerLink = (page: Page, { label }: { label: string }) =>
  page.getByRole("contentinfo").getByRole("link", { name: label, exact: true });

/** Has a page come otherwise than it is served, as through a proxy. */
export const rewrite = (page: Page, url: string, change: (html: string) => string) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/** Every script file but the reporter of web vitals, which each page loads after everything else. */
export const scriptFiles = /\/_next\/static\/(?!scripts\/vitals-).*\.js/;

export const expectLive = (element: Locator) =>
  expect(element.locator('xpath=ancestor-or-self::react-island[@state="live"]')).toBeAttached();

/** Has all of the page's islands come, as the focus on a control does, and waits until they live. */
export async function bringToLife(page: Page): Promise<void> {
  const islands = page.locator("react-island");
  for (const island of await islands.all()) {
    const control = island.locator("input, button").first();
    if (await control.count()) await control.dispatchEvent("focusin");
  }
  await expect(page.locator("react-island:not([state=live])")).toHaveCount(0);
}

/** The matching files that a page asks for from now on, as paths: the list grows. */
export function filesAsked(page: Page, matching: RegExp): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (matching.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Reads the page to its end, a window at a time, and waits until all that this fetched is there. */
export async function readToTheEnd(page: Page): Promise<void> {
  const screens = await page.evaluate(() => document.body.scrollHeight / innerHeight);
  for (let screen = 1; screen <= screens; screen += 1) {
    await page.evaluate((at) => window.scrollTo(0, at * innerHeight), screen);
    await frames(page);
  }
  await page.waitForLoadState("networkidle");
}

/** Waits until every observer and handler has had its turn: two frames, and what they set off. */
export const frames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
      ),
  );

/** Waits until every animation that ends has ended: also of what the next frame tells of, such as a scroll. */
export async function settled(page: Page): Promise<void> {
  await frames(page);
  // One answer may lead to the next: a menu opens, its header is told, and only then changes color.
  for (let quiet = 0; quiet < 3; quiet += 1) {
    const ended = await page.evaluate(async () => {
      const ending = document.getAnimations().filter(
        // What follows the scrolling ends when the page does.
        ({ playState, effect, timeline }) =>
          playState === "running" &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      );
      await Promise.allSettled(ending.map(({ finished }) => finished));
      return ending.length;
    });
    if (ended > 0) quiet = -1;
  }
}

/** Puts every animation that ends at its end: what comes after ten seconds is there without a wait. */
export const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.getAnimations()) {
      if (each.effect?.getComputedTiming().endTime !== Infinity) each.finish();
    }
  });

/** Where a part is drawn; throws where it is not. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${String(part)} is not drawn`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Waits until both fonts have come, whether the page shows them or not. */
export const fontsCome = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].every(
      ({ display, status }) => display !== "optional" || status === "loaded",
    ),
  );

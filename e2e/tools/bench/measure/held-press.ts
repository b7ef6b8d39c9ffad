import type { Browser, CDPSession, Locator, Page } from "playwright";
import { openPhone, pause, touch } from "@/e2e/tools/bench/measure/phone";

/** A form that is filled in as soon as the page is loaded, and sent at once, on a slow phone; milliseconds. */
export type PressFigures = {
  /** From the first touch of a field until the islands live: from then on a press is done at once. */
  possible: number;
  /** From the press of the button until the request leaves; the press is held if nothing lives yet. */
  done: number;
};

declare global {
  interface Window {
    press?: { touched?: number; pressed?: number; alive?: number };
  }
}

const answers: Record<string, string> = { email: "jane.doe@example.com", tel: "815-555-0123" };

/**
 * Touches the first field of the page's first form that posts, fills in what is required and presses
 * the button. Throws when no request has left within 20 s.
 */
export async function measureHeldPress(browser: Browser, url: string): Promise<PressFigures> {
  const phone = await openPhone(browser, { processor: true, network: true });
  const { page, session } = phone;
  await page.addInitScript(watchPress);
  const sent = firstPost(session);
  await page.goto(url, { waitUntil: "load" });
  const form = page.locator("form[method=post]").first();
  await touch(phone, form.locator("input").first());
  await fill(form);
  await touch(phone, form.locator("[type=submit]"));
  const left = await Promise.race([sent, pause(20_000)]);
  if (left === undefined) throw new Error(`${url}: the pressed form sent nothing.`);
  const { touched = NaN, pressed = NaN, alive = NaN } = await pressOf(page);
  await phone.close();
  return { possible: Math.max(0, alive - touched), done: left - pressed };
}

/** When the page first posts something, in milliseconds of the epoch; a request before a POST's is none. */
const firstPost = (session: CDPSession) =>
  new Promise<number>((posted) => {
    session.on("Network.requestWillBeSent", ({ request, wallTime }) => {
      if (request.method === "POST") posted(wallTime * 1000);
    });
  });

/** Puts something fitting into each field, as fast as a browser that fills in by itself. */
async function fill(form: Locator): Promise<void> {
  for (const field of await form.locator("input:not([type=checkbox]), textarea").all()) {
    const type = (await field.getAttribute("type")) ?? "text";
    await field.fill(answers[type] ?? "Jane Doe");
  }
  for (const choice of await form.locator("select").all()) await choice.selectOption({ index: 1 });
}

const pressOf = (page: Page) =>
  page.evaluate(() => {
    const { touched, pressed, alive } = window.press ?? {};
    const ofEpoch = (time = NaN) => performance.timeOrigin + time;
    return { touched: ofEpoch(touched), pressed: ofEpoch(pressed), alive: ofEpoch(alive) };
  });

/** Runs in the page before its own scripts: notes the first touch, the button's press, and life. */
function watchPress(): void {
  const press: NonNullable<Window["press"]> = {};
  window.press = press;
  addEventListener("pointerdown", (event) => (press.touched ??= event.timeStamp), true);
  addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element && event.target.closest("[type=submit]");
      if (button) press.pressed ??= event.timeStamp;
    },
    true,
  );
  new MutationObserver(() => (press.alive ??= performance.now())).observe(document, {
    subtree: true,
    attributeFilter: ["data-live"],
  });
}

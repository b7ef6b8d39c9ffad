import type { Browser, CDPSession } from "playwright";
import { firstField, openPhone, pause, touch } from "@/e2e/tools/bench/measure/phone";

const text = "jane.doe.of.springfield@example.com";

/** From key to key, and how long the island may take once all is typed, in milliseconds. */
const [betweenKeys, patience] = [90, 8000];

/**
 * Touches the first field on a slow phone and a slow line as soon as the page is loaded, and types a
 * whole address into it at once. In: an address behind the slow line. A page without a
 * field has no values; one whose field never becomes an island's has none for that.
 */
export async function measureEarlyInput(browser: Browser, url: string, page: string) {
  await using phone = await openPhone(browser, true);
  await phone.page.addInitScript(watchField);
  await phone.page.goto(url, { waitUntil: "load" });
  const field = phone.page.locator(firstField).first();
  if ((await field.count()) === 0) return {};
  await touch(phone, field);
  await typeByClock(phone.session, text);
  const isLive = () => window.early?.live !== undefined;
  await phone.page.waitForFunction(isLive, undefined, { timeout: patience }).catch(() => undefined);
  // Whatever the scripts do to the field has been done by then: what is lost is lost now.
  await pause(1000);
  const {
    touched = NaN,
    live = NaN,
    firstLetter = NaN,
  } = await phone.page.evaluate(() => window.early ?? {});
  const shown = await field.inputValue();
  return {
    [`touch to live, ${page}`]: Math.max(0, live - touched),
    [`first letter, ${page}`]: firstLetter,
    [`letters lost, ${page}`]: shown === text ? 0 : Math.max(1, text.length - shown.length),
  };
}

/** Presses one key after another on time, whether or not the page keeps up: so does a thumb. */
async function typeByClock(session: CDPSession, letters: string): Promise<void> {
  const pressed: Promise<unknown>[] = [];
  for (const key of letters) {
    pressed.push(session.send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key }));
    pressed.push(session.send("Input.dispatchKeyEvent", { type: "keyUp", key }));
    await pause(betweenKeys);
  }
  await Promise.all(pressed);
}

/**
 * Runs in the page before its own scripts: notes the touch, the first letter's way to the screen, and
 * when the touched island lives, as our pages say it now and as they said it of a whole page before.
 */
function watchField(): void {
  const early: NonNullable<Window["early"]> = {};
  window.early = early;
  let field: Element | null = null;
  let key = 0;
  const look = () => {
    const alive = document.documentElement.classList.contains("alive");
    if (alive || field?.closest("[data-hydrated]")) early.live ??= performance.now();
  };
  const touched = ({ target, timeStamp }: Event) => {
    field = target as Element;
    early.touched = timeStamp;
    look();
  };
  addEventListener("pointerdown", touched, { capture: true, once: true });
  addEventListener("keydown", ({ timeStamp }) => (key = timeStamp), { capture: true, once: true });
  const painted = () => (early.firstLetter = performance.now() - key);
  addEventListener("input", () => window.afterFrame(painted), { capture: true, once: true });
  const attributeFilter = ["data-hydrated", "class"];
  new MutationObserver(look).observe(document, { subtree: true, attributeFilter });
}

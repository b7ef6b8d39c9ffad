import type { Browser, CDPSession } from "playwright";
import { lostLetters } from "@/e2e/tools/bench/measure/letters";
import { openPhone, pause, touch } from "@/e2e/tools/bench/measure/phone";

/** A form's first field on a slow phone, touched as soon as the page is loaded and typed into at once. */
export type TypingFigures = {
  /** Milliseconds from the first key's press to the frame in which its letter is painted. */
  firstLetter: number;
  /** The same of the letter that took longest: scripts come in and run while it is typed. */
  slowestLetter: number;
  /** Letters of the text that the field does not show in the end. */
  lost: number;
  /** Milliseconds from the touch until the page's islands live; 0 if they did before it. */
  alive?: number;
};

declare global {
  interface Window {
    typing?: { touched?: number; alive?: number; letters: number[] };
  }
}

const text = "jane.doe.of.springfield@example.com";

/** From one key to the next, in milliseconds: a quick typist, so that letters meet the scripts. */
const betweenKeys = 90;

/** The first field that takes letters, wherever it stands in the page. */
export const firstField =
  "input:not([type=hidden], [type=checkbox], [type=radio], [type=submit]):visible, textarea:visible";

/** Types a whole address into the first field, on slow 4G and a processor four times slower. */
export async function measureTyping(browser: Browser, url: string): Promise<TypingFigures> {
  const phone = await openPhone(browser, { processor: true, network: true });
  const { page, session } = phone;
  await page.addInitScript(watchLetters);
  // What is in sight has come by then; scripts that come on demand have not.
  await page.goto(url, { waitUntil: "load" });
  const field = page.locator(firstField).first();
  await touch(phone, field);
  await typeByClock(session, text);
  // Whatever comes late has come: what is lost is lost now.
  await pause(2000);
  const typing = await page.evaluate(() => window.typing);
  const shown = await field.inputValue();
  await phone.close();
  const { letters = [], touched = NaN, alive } = typing ?? {};
  return {
    firstLetter: letters[0] ?? NaN,
    slowestLetter: letters.length > 0 ? Math.max(...letters) : NaN,
    lost: lostLetters(text, shown),
    ...(alive === undefined ? {} : { alive: Math.max(0, alive - touched) }),
  };
}

/** Presses one key after another on time, whether or not the page keeps up: so does a thumb. */
async function typeByClock(session: CDPSession, letters: string): Promise<void> {
  const pressed: Promise<unknown>[] = [];
  for (const letter of letters) {
    for (const type of ["keyDown", "keyUp"] as const) {
      const key = type === "keyDown" ? { key: letter, text: letter } : { key: letter };
      pressed.push(session.send("Input.dispatchKeyEvent", { type, ...key }));
    }
    await pause(betweenKeys);
  }
  await Promise.all(pressed);
}

/** Runs in the page before its own scripts: notes the touch, each letter's way to the screen, and life. */
function watchLetters(): void {
  const typing: NonNullable<Window["typing"]> = { letters: [] };
  window.typing = typing;
  let key = 0;
  addEventListener("pointerdown", (event) => (typing.touched ??= event.timeStamp), true);
  addEventListener("keydown", (event) => (key = event.timeStamp), true);
  addEventListener(
    "input",
    () => {
      const pressed = key;
      requestAnimationFrame(() => {
        // A message is answered after the frame has been drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => typing.letters.push(performance.now() - pressed);
        port2.postMessage("");
      });
    },
    true,
  );
  new MutationObserver(() => (typing.alive ??= performance.now())).observe(document, {
    subtree: true,
    attributeFilter: ["data-live"],
  });
}

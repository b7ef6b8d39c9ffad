import type { Page } from "@playwright/test";
import type { Backend } from "@/e2e/support/browser/backend";
import type { Call } from "@/e2e/support/journeys/calls";
import type { Ready } from "@/e2e/support/journeys/ready";
import { holdRequests } from "@/e2e/support/journeys/hold-requests";
import { readyToExpect } from "@/e2e/support/journeys/expect-outcome";

/** A way of pressing more than once that must send only once (F22-F24). */
export type Gesture = {
  row: number;
  name: string;
  make: (page: Page, ready: Ready) => Promise<void>;
};

/** Runs in the page, so that all presses happen in one task, before React can disable anything. */
const pressThrice = (ready: Ready, how: "click" | "requestSubmit") =>
  ready.button.evaluate((element, way) => {
    const button = element as HTMLButtonElement;
    for (let press = 0; press < 3; press += 1) {
      if (way === "requestSubmit" && button.form) button.form.requestSubmit();
      else button.click();
    }
  }, how);

/** The button takes the focus and is pressed by a key, again at once, wherever the focus is by then. */
const pressTwice = async (page: Page, { button }: Ready, key: "Enter" | "Space") => {
  await button.focus();
  await page.keyboard.press(key);
  await page.keyboard.press(key);
};

/** The seven ways a hand can press, and clicks that no hand can make. */
export const gestures: readonly Gesture[] = [
  { row: 22, name: "a double click", make: (_, ready) => ready.button.dblclick() },
  { row: 22, name: "five clicks", make: (_, ready) => ready.button.click({ clickCount: 5 }) },
  { row: 22, name: "three clicks in one task", make: (_, ready) => pressThrice(ready, "click") },
  {
    row: 23,
    name: "three requestSubmit calls in one task",
    make: (_, ready) => pressThrice(ready, "requestSubmit"),
  },
  {
    row: 24,
    name: "Enter and then a click",
    async make(_, ready) {
      await (ready.field ?? ready.button).press("Enter");
      // The button may be disabled, or gone, by now: press it all the same where it stands.
      await ready.button.dispatchEvent("click", {}, { timeout: 1000 }).catch(() => {});
    },
  },
  {
    row: 24,
    name: "Enter held down",
    async make(page, ready) {
      await (ready.field ?? ready.button).focus();
      for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down("Enter");
      await page.keyboard.up("Enter");
    },
  },
  {
    row: 24,
    name: "Enter twice on the button",
    make: (page, ready) => pressTwice(page, ready, "Enter"),
  },
  {
    row: 24,
    name: "Space twice on the button",
    make: (page, ready) => pressTwice(page, ready, "Space"),
  },
];

/** Makes the gesture while the first send is kept under way, and expects that it was the only one. */
export async function expectGesture(page: Page, backend: Backend, call: Call, gesture: Gesture) {
  const ready = await call.open(page);
  const expectOutcome = await readyToExpect(page, backend, call, ready);
  const held = await holdRequests(page, `**${call.path}`);
  await gesture.make(page, ready);
  await held.arrived;
  held.release();
  await expectOutcome("success", 1);
}

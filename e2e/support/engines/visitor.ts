import { expect } from "@playwright/test";
import type { Engine } from "@/e2e/support/engines/engine";

/** What somebody does and sees in a browser. */
export type Visitor = Engine & ReturnType<typeof stepsIn>;

/** Lets journeys be told in a visitor's words. In: a browser, and the origin of the site it visits. */
export const visitorIn = (engine: Engine, origin: string): Visitor => ({
  ...engine,
  ...stepsIn(engine, origin),
});

function stepsIn(engine: Engine, origin: string) {
  const control = (name: string, part: string) =>
    `(${findControl.toString()})(${JSON.stringify(name)}, ${JSON.stringify(part)})`;
  return {
    visit: (path: string) => engine.open(origin + path),
    /** Presses what has that name, in the part of the page that the selector gives, once it is there. */
    press: (name: string, part = "body") => until(() => engine.click(control(name, part))),
    /** Types into the field with that label; in a list, letters choose. */
    async fill(name: string, text: string, part = "main") {
      await until(() => engine.read(`${control(name, part)}.focus()`));
      await engine.type(text);
    },
    sees: (words: string | RegExp, part = "body") =>
      until(async () =>
        expect(await engine.read(`document.querySelector("${part}").innerText`)).toMatch(words),
      ),
    isAt: (path: string) =>
      until(async () => expect(await engine.read("location.href")).toBe(origin + path)),
  };
}

/** Tries again until it succeeds: between two documents nothing can be found. */
export const until = (attempt: () => Promise<unknown>) =>
  expect(attempt).toPass({ timeout: 10_000, intervals: [100] });

/** Runs in the page: the first control of that name which can be used, brought to where one sees it. */
function findControl(name: string, part: string): HTMLElement | undefined {
  const controls = [
    ...document.querySelectorAll<HTMLInputElement>(
      `${part} :is(a, button, summary, input, select, textarea)`,
    ),
  ];
  const found = controls.find(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      !each.closest("[inert]") &&
      [each.ariaLabel, each.labels?.[0]?.innerText, each.innerText].some(
        (words) => words?.trim() === name,
      ),
  );
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found;
}

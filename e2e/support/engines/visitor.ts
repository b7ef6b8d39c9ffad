import { expect } from "@playwright/test";

/** What a journey asks of a browser, whichever protocol drives it. */
export type Engine = {
  /** Opens a URL, or fetches the page anew, and waits at least until it is parsed. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Evaluates an expression in the page and returns its value. */
  read: <Value>(expression: string) => Promise<Value>;
  /** Clicks the middle of the element that the expression gives; rejects when it gives none. */
  click: (expression: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Console errors and uncaught errors so far, where the driver tells of them. */
  complaints: readonly string[];
  close: () => Promise<void>;
};

/** Keys without a letter, as the WebDriver standard writes them. */
export const keys = { enter: "\uE007", escape: "\uE00C", right: "\uE014" };

/** Tries again until it succeeds: between two documents nothing can be found. */
export const until = (attempt: () => Promise<unknown>) =>
  expect(attempt).toPass({ timeout: 20_000, intervals: [100] });

/**
 * A visitor's actions in a browser.
 *
 * @param origin The site's origin, such as `http://localhost:3000`.
 */
export function visitorIn(engine: Engine, origin: string) {
  const control = (name: string, part: string) =>
    `(${findControl.toString()})(${JSON.stringify(name)}, "${part}")`;
  return {
    ...engine,
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
export type Visitor = ReturnType<typeof visitorIn>;

/** Runs in the page: the first control of that name which can be used, brought to where one sees it. */
function findControl(name: string, part: string): HTMLElement | undefined {
  const found = [
    ...document.querySelectorAll<HTMLInputElement>(
      `${part} :is(a, button, summary, input, select, textarea):not([inert] *)`,
    ),
  ].find(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      [each.getAttribute("aria-label"), each.labels?.[0]?.innerText, each.innerText].some(
        (words) => words?.replace(/\s+/g, " ").trim() === name,
      ),
  );
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found;
}

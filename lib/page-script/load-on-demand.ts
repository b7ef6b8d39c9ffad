import {
  all,
  around,
  listen,
  root,
  savesData,
  whenRead,
  whenShown,
} from "@/lib/page-script/document";
import {
  early,
  forgetTyped,
  holdPress,
  keepTyped,
  recallTyped,
} from "@/lib/page-script/early-input";
import type { EarlyInput } from "@/lib/page-script/early-input";

/** How an island says that all of the page's islands live: it takes over what was done before. */
export type AliveEvent = CustomEvent<(early: EarlyInput) => void>;

declare global {
  interface DocumentEventMap {
    alive: AliveEvent;
  }
}

/**
 * Brings React, the page's islands and its data when one of them is about to be used, and not
 * before: whoever only reads and calls pays nothing. In: the addresses of the scripts in the order
 * in which they must run; none where they are in the page anyway.
 *
 * What is marked `data-island` is an island: "page" is asked for at once, "view" as soon as it is
 * seen and the browser idle (unless the visitor saves data), any other when a pointer, a finger or
 * the focus reaches a control in it. Until islands live their controls work all the same: what is
 * typed is kept and told to them, what is pressed is held and done once.
 */
export function loadOnDemand(sources: readonly string[]): void {
  if (sources.length === 0) return;
  let alive = false;
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    delete root.dataset["failed"];
    fetchScripts(sources).catch(() => {
      asked = false;
      root.dataset["failed"] = "";
    });
  };

  whenRead(() => {
    for (const button of all<HTMLButtonElement>("[data-island] button")) button.disabled = false;
    if (recallTyped() || all("[data-island=page]")[0]) ask();
    else if (!savesData()) whenSeen(all("[data-island=view]"), () => whenIdle(ask));
  });

  listen(["pointerover", "pointerdown", "focusin", "input", "click", "submit"], (event) => {
    const { target, type } = event;
    const control = around<HTMLInputElement>(target, "input, select, textarea, button, label");
    // A link in an island, such as the number to call, needs nothing of it.
    if (alive || !around(control ?? target, "[data-island]") || !(control ?? type === "submit"))
      return;
    if (type === "input" && control) keepTyped(control);
    if (type === "click" || type === "submit") holdPress(event);
    ask();
  });

  listen(["alive"], ({ detail: takeOver }) => {
    if (alive) return;
    alive = true;
    delete root.dataset["waiting"];
    forgetTyped();
    takeOver(early);
  });
}

/**
 * Fetches scripts together and runs them in their order, once all of them are here: half of them
 * would start what the others must finish, and could not be tried again. Rejects when one does not
 * come.
 */
async function fetchScripts(sources: readonly string[]): Promise<void> {
  const add = (tag: string, properties: object) =>
    document.head.append(Object.assign(document.createElement(tag), properties));
  const preload = (href: string) =>
    new Promise((onload, onerror) => {
      add("link", { rel: "preload", as: "script", href, onload, onerror });
    });
  await Promise.all(sources.map(preload));
  for (const src of sources) add("script", { src, async: false });
}

/** Calls back once the page is drawn and the browser has nothing else to do. */
const whenIdle = (task: () => void) =>
  whenShown(() => (window.requestIdleCallback ?? setTimeout)(task));

/** Calls back once, when the first of the elements comes into the window. */
function whenSeen(elements: readonly Element[], callback: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    callback();
  });
  for (const element of elements) observer.observe(element);
}

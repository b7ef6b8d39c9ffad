import {
  addToHead,
  afterFrame,
  all,
  around,
  listen,
  savesData,
  setState,
  whenIdle,
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
type AliveEvent = CustomEvent<(early: EarlyInput) => void>;

declare global {
  interface DocumentEventMap {
    alive: AliveEvent;
  }
}

/**
 * Brings React, the page's islands and its data when one of them is about to be used, and not
 * before: whoever only reads and calls pays nothing. In: the addresses of the scripts in the order
 * in which they must run, joined by spaces; none where they are in the page anyway.
 *
 * What is marked `data-island` is an island: "page" is asked for as soon as a frame is drawn (its
 * words share the line with no script), "view" as soon as it is seen and the browser idle (unless the
 * visitor saves data), any other when a pointer, a finger or the focus reaches a control in it. A form
 * that takes its first values from the address (`data-prefills`) is asked for as early as a page
 * where it has a query: who followed such a link looks for them. Until islands live their controls
 * work all the same: what is typed is kept and told to them, what is pressed is held and done once.
 */
export function loadOnDemand(sources: string | undefined): void {
  if (!sources) return;
  let alive = false;
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    setState("failed", false);
    runScripts(sources.split(" ")).catch(() => {
      asked = false;
      setState("failed", true);
    });
  };

  addEventListener("DOMContentLoaded", () => {
    for (const button of all<HTMLButtonElement>("[data-island] button")) button.disabled = false;
    const atOnce = `[data-island=page]${location.search && ",[data-prefills]"}`;
    if (recallTyped() || all(atOnce)[0]) afterFrame(ask);
    else if (!savesData()) whenShown(() => whenSeen(all("[data-island=view]"), ask));
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
    setState("waiting", false);
    setState("alive", true);
    forgetTyped();
    takeOver(early);
  });
}

/**
 * Fetches scripts together and runs them in their order, once all of them are here: half of them
 * would start what the others must finish, and could not be tried again. Rejects when one does not
 * come. (A `<link rel="preload">` that failed would not be asked for a second time.)
 */
async function runScripts(sources: readonly string[]): Promise<void> {
  const fetchWhole = async (source: string) => {
    const answer = await fetch(source);
    if (!answer.ok) throw answer;
    await answer.blob();
  };
  await Promise.all(sources.map(fetchWhole));
  for (const src of sources) addToHead("script", { src, async: false });
}

/** Calls back, once the browser is idle, whenever one of the elements comes into the window. */
function whenSeen(elements: readonly Element[], callback: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) whenIdle(callback);
  });
  for (const element of elements) observer.observe(element);
}

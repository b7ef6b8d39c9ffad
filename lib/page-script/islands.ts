import { whenNear } from "@/lib/motion/when-near";
import {
  afterFrame,
  all,
  around,
  listen,
  savesData,
  setState,
  whenIdle,
  whenParsed,
  whenShown,
} from "@/lib/page-script/document";
import { countFailure, importScripts } from "@/lib/page-script/island-scripts";
import { islandPatience } from "@/lib/timings";

/** What the page script can do with an island that does not live yet. */
type Island = {
  /**
   * Asks for its scripts and lets React take it over. Once it has failed, only a press does: a pointer
   * that rests on it would ask for ever.
   */
  bring: (press?: boolean) => void;
  /** Keeps a button as pressed until then; a second press adds nothing. */
  hold: (button: HTMLButtonElement) => void;
};

/**
 * Brings React to the islands (components/islands/island) that are about to be used: readers download
 * none of it. `data-src` names an island's scripts; `data-load` says when they are asked for besides a
 * pointer, a finger or the focus on a control: "paint", once a frame is drawn; "visible", once it is
 * near the window and the browser idle, unless the visitor saves data. Until then its fields are plain
 * fields, and presses are held by their button, never by its place.
 */
export function loadIslands(): void {
  const islands = new Map<unknown, Island>();

  whenParsed(() => {
    for (const element of all("[data-island][data-src]")) {
      const island = islandAt(element);
      islands.set(element, island);
      for (const button of all<HTMLButtonElement>("button", element)) button.disabled = false;
      const { load } = element.dataset;
      const bring = () => island.bring();
      if (load === "paint") afterFrame(bring);
      if (load === "visible" && !savesData()) {
        whenShown(() => whenNear(element, () => whenIdle(bring), "600px 0px"));
      }
    }
  });

  listen(["pointerover", "pointerdown", "focusin", "input", "click", "submit"], (event) => {
    const { target, type } = event;
    const submits = type === "submit";
    // A link in an island, such as the number to call, needs nothing of it.
    const control = submits ? target : around(target, "input, select, textarea, button, label");
    const note = type === "click" && around(control, "[data-retry]")?.parentElement;
    const element = note
      ? note.previousElementSibling
      : around(control, "[data-island]:not([data-live])");
    const island = islands.get(element);
    if (!island) return;
    // A submit button's own press is its form's, after the browser's check of the fields.
    const button = submits
      ? all<HTMLButtonElement>("[type=submit]", target as HTMLFormElement)[0]
      : type === "click" && around<HTMLButtonElement>(control, "[type=button]:not([data-retry])");
    if (button) {
      event.preventDefault();
      // React would hear it as well, in the moment in which it takes over.
      event.stopImmediatePropagation();
      island.hold(button);
    }
    island.bring(Boolean(note || button));
  });
}

function islandAt(element: HTMLElement): Island {
  const sources = element.dataset["src"]?.split(" ") ?? [];
  /** Changes when somebody else changes its texts or adds elements. */
  const content = () => element.textContent + element.querySelectorAll("*").length;
  const served = content();
  const pressed = new Set<HTMLButtonElement>();
  let mounted = false;
  let failed = false;
  let patience = 0;

  const settle = (note?: string) => {
    clearTimeout(patience);
    patience = 0;
    for (const button of pressed) button.removeAttribute("aria-busy");
    setState("waiting", false);
    say(element, note);
  };
  const fail = () => {
    delete element.dataset["live"];
    mounted = false;
    failed = true;
    countFailure();
    settle("failed");
  };
  const bring = async (press = false) => {
    if (patience || mounted || (failed && !press)) return;
    say(element);
    patience = window.setTimeout(fail, islandPatience);
    try {
      const { mount, Component } = await importScripts(sources);
      // The try before may have come after all.
      if (mounted) return;
      mounted = true;
      mount(element, Component, {
        changed: content() !== served,
        pressed,
        onLive: () => {
          mounted = true;
          element.dataset["live"] = "";
          settle();
        },
        onLost: () => say(element, "again"),
        onFailed: fail,
      });
    } catch (error) {
      reportError(error);
      if (!mounted) fail();
    }
  };
  return {
    bring: (press) => void bring(press),
    hold: (button) => {
      button.setAttribute("aria-busy", "true");
      pressed.add(button);
      setState("waiting", true);
    },
  };
}

/** Says beside an island what became of it (components/sections/load-status); nothing where all is well. */
function say(element: Element, note?: string): void {
  const said = element.nextElementSibling;
  if (said?.matches("[data-note]")) said.remove();
  const [words] = all(`[data-of=${note}] > *`);
  if (words) element.after(words.cloneNode(true));
}

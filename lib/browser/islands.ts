import { whenNear } from "@/lib/motion/in-view";
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
} from "@/lib/browser/document";
import { countFailure, importScripts } from "@/lib/browser/island-scripts";
import { islandPatience } from "@/lib/timings";

/**
 * Hydrates the islands (components/islands/island) when they are about to be used, so that readers
 * download no React. `data-src` names an island's scripts; `data-load` says when they load besides
 * a pointer, a touch or the focus on a control: "paint", after the first frame; "visible", near the
 * window and with the browser idle, unless data saving is on. Until then its fields are plain
 * fields, and presses are held by button.
 */
export function loadIslands(): void {
  const islands = new Map<unknown, ReturnType<typeof islandAt>>();

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
    // A link in an island, such as the phone number, needs no script.
    const control = submits ? target : around(target, "input, select, textarea, button, label");
    const note = type === "click" && around(control, "[data-retry]")?.parentElement;
    const element = note
      ? note.previousElementSibling
      : around(control, "[data-island]:not([data-hydrated])");
    const island = islands.get(element);
    if (!island) return;
    // The press of a submit button is handled by its form's submit event, after the browser's
    // validation.
    const button = submits
      ? all<HTMLButtonElement>("[type=submit]", target as HTMLFormElement)[0]
      : type === "click" && around<HTMLButtonElement>(control, "[type=button]:not([data-retry])");
    if (button) {
      event.preventDefault();
      // React would handle it as well while hydrating.
      event.stopImmediatePropagation();
      island.hold(button);
    }
    void island.bring(Boolean(note || button));
  });
}

function islandAt(element: HTMLElement) {
  const sources = element.dataset["src"]?.split(" ") ?? [];
  /** Changes when something else changes the texts or adds elements. */
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
    delete element.dataset["hydrated"];
    mounted = false;
    failed = true;
    countFailure();
    settle("failed");
  };
  /**
   * Loads its scripts and hydrates it. After a failure only a press retries: a resting pointer
   * would retry endlessly.
   */
  const bring = async (press = false) => {
    if (patience || mounted || (failed && !press)) return;
    say(element);
    patience = window.setTimeout(fail, islandPatience);
    try {
      const { mount, Component } = await importScripts(sources);
      // An earlier attempt may have succeeded meanwhile.
      if (mounted) return;
      mounted = true;
      mount(element, Component, {
        changed: content() !== served,
        pressed,
        onHydrated: () => {
          mounted = true;
          element.dataset["hydrated"] = "";
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
  /** Holds a press until then; a second press of the same button adds nothing. */
  const hold = (button: HTMLButtonElement) => {
    button.setAttribute("aria-busy", "true");
    pressed.add(button);
    setState("waiting", true);
  };
  return { bring, hold };
}

/** Shows a note beside an island (components/sections/load-status), or none. */
function say(element: Element, note?: string): void {
  const said = element.nextElementSibling;
  if (said?.matches("[data-note]")) said.remove();
  const [words] = all(`[data-of=${note}] > *`);
  if (words) element.after(words.cloneNode(true));
}

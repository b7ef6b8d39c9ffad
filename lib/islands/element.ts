import { askServer } from "@/lib/dom/ask-server";
import { islandTag } from "@/lib/islands/attributes";
import type { IslandHost, IslandNote, IslandState } from "@/lib/islands/attributes";
import { fieldsOf } from "@/lib/islands/fields";
import { importModule } from "@/lib/islands/import-module";
import { longestWaitMs } from "@/lib/timings";

const events = ["pointerover", "focusin", "input", "change", "click", "submit"];

/** What the named fields within `part` hold, as JSON. Only inputs have `checked`. */
const valuesIn = (part: ParentNode) => JSON.stringify(fieldsOf(part), ["name", "value", "checked"]);

/** Changes when something else changes the texts or adds elements. */
const fingerprint = (element: Element) =>
  element.textContent + element.querySelectorAll("*").length;

/**
 * An island: served markup that React hydrates once a visitor is about to use it, so that readers
 * download no script. Until then its fields are plain fields, and one press of a button is held
 * while the scripts load: it ends with success, failure, the time-out, or the visitor typing on.
 * After a failure only a reload of the page tries again.
 */
class ReactIsland extends HTMLElement implements IslandHost {
  #press: HTMLButtonElement | undefined;
  #timeoutId: ReturnType<typeof setTimeout> | undefined;
  #note: Element | undefined;
  #served = "";
  #atPress: string | undefined;

  connectedCallback(): void {
    // Moved by something else, it is as it was.
    if (this.#served) return;
    this.#served = fingerprint(this);
    for (const button of this.querySelectorAll("button")) button.disabled = false;
    for (const type of events) this.addEventListener(type, this, true);
  }

  handleEvent(event: Event): void {
    const { type, target } = event as Event & { target: Element };
    const submits = type === "submit";
    // A form's event is the press of the button that submits it, since it follows the validation.
    const button = submits
      ? target.querySelector<HTMLButtonElement>("button:not([type=button])")
      : type === "click" && target.closest<HTMLButtonElement>("[type=button]");
    // A link in an island, such as the phone number, needs no script.
    const isUse = submits || target.closest("input, select, textarea, button, label");
    if (this.#state === "live" || !isUse) return;
    if (button) {
      event.preventDefault();
      // React would handle it as well while hydrating.
      event.stopImmediatePropagation();
      this.#hold(button);
    } else if (/change|input/.test(type) && this.#atPress !== valuesIn(this)) this.#release();
    this.load();
  }

  async load(): Promise<void> {
    if (this.#state) return;
    this.#state = "loading";
    try {
      const urls = this.getAttribute("src")!.split(" ");
      const [script] = await Promise.all(urls.map(importModule));
      script!.hydrate(this);
    } catch (error) {
      reportError(error);
      this.setFailed();
    }
  }

  get isChanged(): boolean {
    return fingerprint(this) !== this.#served;
  }

  setLive(): HTMLButtonElement | undefined {
    this.#state = "live";
    return this.#release();
  }

  setFailed(): void {
    this.#state = "failed";
    this.#release();
    this.show("failed");
  }

  get #state(): IslandState | null {
    return this.getAttribute("state") as IslandState | null;
  }
  set #state(state: IslandState) {
    this.setAttribute("state", state);
  }

  /** Holds a press; a second press of the same button adds nothing. */
  #hold(button: HTMLButtonElement): void {
    if (this.#state === "failed") return this.show("failed");
    if (button === this.#press) return;
    this.#release();
    this.#press = button;
    this.#atPress = valuesIn(this);
    button.setAttribute("aria-busy", "true");
    this.show("waiting");
    this.#timeoutId = setTimeout(() => this.setFailed(), longestWaitMs);
  }

  /** Ends the held press, and takes away what is said beside the island. Returns the button. */
  #release(): HTMLButtonElement | undefined {
    const press = this.#press;
    this.#press = undefined;
    clearTimeout(this.#timeoutId);
    // Not of the button that was pressed: markup that was put back holds a copy of it.
    this.querySelector("button[aria-busy]")?.removeAttribute("aria-busy");
    if (press || this.#state === "live") this.show();
    return press;
  }

  /** Shows a note beside the island in place of the one that is there, or none. */
  show(name?: IslandNote): void {
    const hadFocus = this.#note?.matches(":focus-within");
    this.#note?.remove();
    const template = document.querySelector<HTMLTemplateElement>(`[data-note=${name}]`);
    this.#note = (template?.content.cloneNode(true) as ParentNode | undefined)?.children[0];
    if (!this.#note) return;
    const again = this.#note.querySelector("button");
    again?.addEventListener("click", () => this.#reload());
    this.after(this.#note);
    if (hadFocus) again?.focus();
  }

  /** Loads the page again, with what was typed, once the server answers for it. */
  async #reload(): Promise<void> {
    const isThere = await askServer().then(
      // A page that says "not found" is one like any other.
      ({ status }) => status < 500,
      () => false,
    );
    // Its scripts may have come meanwhile.
    if (this.#state === "live") return;
    if (!isThere) return this.show("unreachable");
    history.replaceState({ typed: valuesIn(document) }, "");
    location.reload();
  }
}

/** Puts back, once, what the fields held when the page was loaded again (the history entry's state). */
export function restoreTyped(): void {
  const { typed } = (history.state ?? {}) as { typed?: string };
  if (!typed) return;
  for (const held of JSON.parse(typed) as { name: string }[])
    Object.assign(fieldsOf(document).find(({ name }) => name === held.name) ?? {}, held);
  history.replaceState(null, "");
}

/** Defines the islands' element. */
export function defineIslands(): void {
  customElements.define(islandTag, ReactIsland);
  restoreTyped();
}

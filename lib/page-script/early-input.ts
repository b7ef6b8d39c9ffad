import { all, around, root } from "@/lib/page-script/document";

/**
 * What visitors do before an island lives: put values into fields, which are kept for this tab, and
 * press buttons, which are held. Both are handed to the islands once (lib/navigation/take-over).
 */
export type EarlyInput = {
  /** Values by the name of their field; a box by whether it is ticked. */
  typed: Record<string, string | boolean>;
  /** Where the pressed buttons stand, since React may make the page anew: island, button in it. */
  presses: [island: number, button: number][];
};

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const key = "typed-early";
export const early: EarlyInput = { typed: {}, presses: [] };

/** Takes up what was typed on a page that was left before its islands lived. Out: whether anything was. */
export function recallTyped(): boolean {
  try {
    early.typed = JSON.parse(sessionStorage.getItem(key) ?? "{}") as EarlyInput["typed"];
  } catch {
    // A storage that is forbidden or spoilt is no reason to fail.
  }
  return Object.keys(early.typed).length > 0;
}

/** Remembers what a visitor puts into a field. */
export function keepTyped(field: Field): void {
  early.typed[field.name] =
    field.type === "checkbox" ? (field as HTMLInputElement).checked : field.value;
  try {
    sessionStorage.setItem(key, JSON.stringify(early.typed));
  } catch {
    // Kept on this page at least.
  }
}

/** Forgets it: from now on the islands keep it. */
export function forgetTyped(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/**
 * Holds a press that its island could not hear yet, and says that the button is busy. A second
 * press of the same button adds nothing. A submit button's own press is the form's: what the
 * browser finds wrong with the fields stops it first.
 */
export function holdPress(event: Event): void {
  const button =
    event.target instanceof HTMLFormElement
      ? event.target.querySelector<HTMLButtonElement>("[type=submit]")
      : around<HTMLButtonElement>(event.target, "[type=button]");
  const island = around(button, "[data-island]");
  if (!button || !island) return;
  event.preventDefault();
  // React listens to the document as well, and would hear it a second time while it takes over.
  event.stopImmediatePropagation();
  if (button.ariaBusy) return;
  button.ariaBusy = "true";
  root.dataset["waiting"] = "";
  early.presses.push([all("[data-island]").indexOf(island), all("button", island).indexOf(button)]);
}

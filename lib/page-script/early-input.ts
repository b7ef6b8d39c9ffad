import { all, around, setState } from "@/lib/page-script/document";

/**
 * What visitors do before an island lives: put values into fields, which are kept for this tab, and
 * press buttons, which are held. Both are handed to the islands once (lib/page-script/take-over).
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

/** A storage that is full, forbidden or spoilt is no reason to fail: what is kept is kept on this page. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * Takes up what was typed on a page that was left before its islands lived. Out: whether there is
 * something to put back on this page, this or what a form itself keeps under the name in its
 * `data-keeps`.
 */
export const recallTyped = (): unknown =>
  attempt(() => {
    const typed = sessionStorage.getItem(key);
    if (typed) early.typed = JSON.parse(typed) as EarlyInput["typed"];
    return (
      typed ?? all("[data-keeps]").find(({ dataset }) => sessionStorage[dataset["keeps"] ?? ""])
    );
  });

/** Remembers what a visitor puts into a field. */
export function keepTyped(field: Field): void {
  early.typed[field.name] =
    field.type === "checkbox" ? (field as HTMLInputElement).checked : field.value;
  attempt(() => sessionStorage.setItem(key, JSON.stringify(early.typed)));
}

/** Forgets it: from now on the islands keep it. */
export const forgetTyped = () => attempt(() => sessionStorage.removeItem(key));

/**
 * Holds a press that its island could not hear yet, and says that the button is busy. A second
 * press of the same button adds nothing. A submit button's own press is the form's: what the
 * browser finds wrong with the fields stops it first.
 */
export function holdPress(event: Event): void {
  const button =
    event.type === "submit"
      ? (event.target as HTMLFormElement).querySelector<HTMLButtonElement>("[type=submit]")
      : around<HTMLButtonElement>(event.target, "[type=button]");
  const island = around(button, "[data-island]");
  if (!button || !island) return;
  event.preventDefault();
  // React listens to the document as well, and would hear it a second time while it takes over.
  event.stopImmediatePropagation();
  if (button.ariaBusy) return;
  button.ariaBusy = "true";
  setState("waiting", true);
  early.presses.push([all("[data-island]").indexOf(island), all("button", island).indexOf(button)]);
}

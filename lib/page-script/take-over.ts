import type { EarlyInput } from "@/lib/page-script/early-input";

const isField = (element: Element | undefined) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/**
 * Hands to the islands, now alive, what the visitor did before: what was typed, ticked or chosen is
 * told by the event they would have heard, and put back where React had to make the page anew (as on
 * one that a translator or an extension had changed); then what was pressed is pressed, once each.
 */
export function takeOver({ typed, presses }: EarlyInput): void {
  for (const [name, value] of Object.entries(typed)) {
    const field = document.getElementsByName(name)[0];
    if (!isField(field)) continue;
    if (typeof value === "boolean") (field as HTMLInputElement).checked = value;
    else if (field.value !== value) field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  // What the page script shows by how far the page is scrolled was made anew as well.
  window.dispatchEvent(new Event("scroll"));
  const islands = document.querySelectorAll("[data-island]");
  for (const [island, position] of presses) {
    const button = islands[island]?.querySelectorAll("button")[position];
    button?.removeAttribute("aria-busy");
    button?.click();
  }
}

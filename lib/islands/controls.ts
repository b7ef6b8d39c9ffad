import { fieldsOf, isAsServed, isCheckbox, reportValue, type Field } from "@/lib/islands/fields";

type Control = Field | HTMLButtonElement;

/** The control within an element that has the same tag, name and value. */
export function findReplacement<Lost extends Control>(lost: Lost, element: Element) {
  return [...element.querySelectorAll<Lost>(lost.localName)].find(
    ({ name, value, type }) =>
      name && name === lost.name && (value === lost.value || !/submit|button/.test(type)),
  );
}

/** Focuses a lost control's replacement, with the same part of its text selected: what is typed next replaces it. */
export function moveFocus(lost: Control, replacement: Control | undefined, selected: string): void {
  replacement?.focus({ preventScroll: true });
  if (!replacement || !("setSelectionRange" in replacement) || !("selectionStart" in lost)) return;
  const { selectionStart, selectionEnd } = lost;
  if (selectionStart !== null) replacement.setSelectionRange(selectionStart, selectionEnd);
  // An e-mail field does not tell what is selected in it.
  else if (selected === lost.value) replacement.select();
}

/** Writes values into the fields of their names, with an event where they differ. */
export function restoreValues(fields: ReadonlyMap<string, Field>, element: Element): void {
  for (const field of fieldsOf(element)) {
    const typed = fields.get(field.name) ?? field;
    if (isCheckbox(field)) field.checked = (typed as HTMLInputElement).checked;
    else if (field !== typed) field.value = typed.value;
    if (!isAsServed(field)) reportValue(field);
  }
}

/** Puts one element in the place of another that may hold controls: values, focus and selected text stay. */
export function replaceWithControls(old: ChildNode, next: Node): void {
  const { parentElement } = old;
  const fields = new Map(fieldsOf(parentElement ?? document).map((field) => [field.name, field]));
  const focused = document.activeElement as Control | null;
  const selected = String(getSelection());
  old.replaceWith(next);
  if (!parentElement) return;
  restoreValues(fields, parentElement);
  if (focused?.isConnected === false)
    moveFocus(focused, findReplacement(focused, parentElement), selected);
}

"use client";

/** Keeps the focus in the dialog: Tab from its last control leads to its first, and back. */
export function keepFocusInside(dialog: HTMLElement | null, event: KeyboardEvent) {
  const controls = dialog?.querySelectorAll<HTMLElement>("button:not(:disabled)");
  const first = controls?.[0];
  const last = controls?.[controls.length - 1];
  const { activeElement } = document;
  const inside = activeElement !== dialog && dialog?.contains(activeElement);
  if (inside && activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

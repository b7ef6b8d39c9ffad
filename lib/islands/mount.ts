import { createElement, useEffect, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { fieldsOf, isBox, type Field } from "@/lib/forms/fields";

/** What the page script tells `mount` about an island, and its callbacks. */
export type Before = {
  /**
   * Something else (a translator, an extension) has changed the elements since they were served.
   */
  changed: boolean;
  /** Buttons pressed before hydration, in order; emptied as they are replayed. */
  pressed: Set<HTMLButtonElement>;
  /** React handles presses from now on. */
  onHydrated: () => void;
  /** A pressed button is gone, and no other has its name and value. */
  onLost: () => void;
  /** The component threw; the served HTML is restored. */
  onFailed: () => void;
};

type Props = Record<string, unknown>;

/**
 * Hydrates an island: `element` holds the served HTML of `Component` with the JSON in its
 * `data-props`. Typed values stay in their fields, each reported to the component by an `input`
 * event; then held presses are replayed, once.
 *
 * An element that has changed since is rendered anew instead: values, focus, the selected text and
 * presses move to the controls with the same tag, name and value.
 */
export function mount(element: HTMLElement, Component: ComponentType<Props>, before: Before): void {
  const props = JSON.parse(element.dataset["props"] ?? "{}") as Props;
  const served = element.innerHTML;
  // React may replace a field at any time: the value of the last one typed into wins.
  const fields = new Map(fieldsOf(element).map((field) => [field.name, field]));
  element.addEventListener("input", ({ target }) => {
    const field = target as Field;
    fields.set(field.name, field);
  });
  const focused = fieldsOf(element).find((field) => field === document.activeElement);
  const selected = String(getSelection());

  const onMounted = () => {
    putBack(fields, element);
    if (focused?.isConnected === false) moveFocus(focused, twinOf(focused, element), selected);
    before.onHydrated();
    // React handles the values in a microtask; the presses follow it.
    queueMicrotask(() => {
      // Two of them may now be the same: a replaced button and its successor.
      const buttons = new Set(
        [...before.pressed].map((each) => (each.isConnected ? each : twinOf(each, element))),
      );
      before.pressed.clear();
      for (const button of buttons) {
        if (!button) before.onLost();
        else if (button.type === "submit") button.form?.requestSubmit(button);
        else button.click();
      }
    });
  };
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    // React is still rendering, so it cannot be unmounted here.
    queueMicrotask(() => {
      root.unmount();
      element.innerHTML = served;
      putBack(fields, element);
      before.onFailed();
    });
  };

  const child = createElement(Mounted, { onMounted }, createElement(Component, props));
  const root = before.changed
    ? createRoot(element, { onUncaughtError })
    : hydrateRoot(element, child, { onUncaughtError });
  // At once: what the visitor typed or focused between two renderings would go to the wrong element.
  if (before.changed) flushSync(() => root.render(child));
}

/** Calls back once its children are committed and their effects have run. */
function Mounted({ onMounted, children }: { onMounted: () => void; children?: ReactNode }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

/** The control within an element that has the same tag, name and value. */
function twinOf<Control extends Field | HTMLButtonElement>(lost: Control, element: Element) {
  return [...element.querySelectorAll<Control>(lost.localName)].find(
    ({ name, value, type }) =>
      name && name === lost.name && (value === lost.value || !/submit|button/.test(type)),
  );
}

/** Focuses a lost field's twin, with the same part of its text selected: what is typed next replaces it. */
function moveFocus(lost: Field, twin: Field | undefined, selected: string): void {
  twin?.focus({ preventScroll: true });
  if (!twin || !("setSelectionRange" in twin) || !("selectionStart" in lost)) return;
  const { selectionStart, selectionEnd } = lost;
  if (selectionStart !== null) twin.setSelectionRange(selectionStart, selectionEnd);
  // An e-mail field does not tell what is selected in it.
  else if (selected === lost.value) twin.select();
}

/** Writes values into the fields of their names, with an event where they differ. */
function putBack(fields: ReadonlyMap<string, Field>, element: Element): void {
  for (const field of fieldsOf(element)) {
    const typed = fields.get(field.name) ?? field;
    if (isBox(field)) field.checked = (typed as HTMLInputElement).checked;
    else if (field !== typed) field.value = typed.value;
    const asServed = isBox(field)
      ? field.checked === field.defaultChecked
      : field.value === ("defaultValue" in field ? field.defaultValue : "");
    if (!asServed) field.dispatchEvent(new CustomEvent("input", { bubbles: true }));
  }
}

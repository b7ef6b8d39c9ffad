import "@/lib/islands/foreign-changes";
import { createElement, useEffect, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { IslandHost } from "@/lib/islands/attributes";
import { fieldsOf, isAsServed, isBox, reportValue, type Field } from "@/lib/islands/fields";

type Props = Record<string, unknown>;
type Control = Field | HTMLButtonElement;

/**
 * Hydrates an island: `host` holds the served markup of `Component` with the JSON in its `props`.
 * Typed values stay in their fields, each reported to the component by an `input` event; then the
 * held press is replayed, once. From then on a `change` is also reported as an `input` event: some
 * browsers and password managers fire nothing else as they fill in. An error of the component brings
 * the served markup back.
 *
 * Markup that has changed since it was served is rendered anew instead: values, focus, the selected
 * text and the press move to the controls with the same tag, name and value.
 */
export function hydrateIsland(host: IslandHost, Component: ComponentType<Props>): void {
  const props = JSON.parse(host.getAttribute("props") ?? "{}") as Props;
  const served = host.cloneNode(true);
  // React may replace a field at any time: the value of the last one typed into wins.
  const fields = new Map(fieldsOf(host).map((field) => [field.name, field]));
  host.addEventListener("input", ({ target }) => {
    const field = target as Field;
    fields.set(field.name, field);
  });
  host.addEventListener("change", ({ target }) =>
    target?.dispatchEvent(new Event("input", { bubbles: true })),
  );
  const focused = [...fieldsOf(host), ...host.querySelectorAll("button")].find(
    (control) => control === document.activeElement,
  );
  const selected = String(getSelection());

  const onMounted = () => {
    const pressed = host.setLive();
    restoreValues(fields, host);
    if (focused?.isConnected === false)
      moveFocus(focused, findReplacement(focused, host), selected);
    if (!pressed) return;
    const button = pressed.isConnected ? pressed : findReplacement(pressed, host);
    // React handles the reported values in a microtask, so the press follows in one.
    queueMicrotask(() => {
      if (!button) host.losePress();
      else if (button.type === "submit") button.form?.requestSubmit(button);
      else button.click();
    });
  };
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    // React is still rendering, so it cannot be unmounted here.
    queueMicrotask(() => {
      root.unmount();
      host.replaceChildren(...served.childNodes);
      restoreValues(fields, host);
      host.setFailed();
    });
  };

  const child = createElement(Mounted, { onMounted }, createElement(Component, props));
  const { isChanged } = host;
  const root = isChanged
    ? createRoot(host, { onUncaughtError })
    : hydrateRoot(host, child, { onUncaughtError });
  // At once: what the visitor typed or focused between two renderings would go to the wrong element.
  if (isChanged) flushSync(() => root.render(child));
}

/** Calls back once its children are committed and their effects have run. */
function Mounted({ onMounted, children }: { onMounted: () => void; children?: ReactNode }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

/** The control within an element that has the same tag, name and value. */
function findReplacement<Lost extends Control>(lost: Lost, element: Element) {
  return [...element.querySelectorAll<Lost>(lost.localName)].find(
    ({ name, value, type }) =>
      name && name === lost.name && (value === lost.value || !/submit|button/.test(type)),
  );
}

/** Focuses a lost control's replacement, with the same part of its text selected: what is typed next replaces it. */
function moveFocus(lost: Control, replacement: Control | undefined, selected: string): void {
  replacement?.focus({ preventScroll: true });
  if (!replacement || !("setSelectionRange" in replacement) || !("selectionStart" in lost)) return;
  const { selectionStart, selectionEnd } = lost;
  if (selectionStart !== null) replacement.setSelectionRange(selectionStart, selectionEnd);
  // An e-mail field does not tell what is selected in it.
  else if (selected === lost.value) replacement.select();
}

/** Writes values into the fields of their names, with an event where they differ. */
function restoreValues(fields: ReadonlyMap<string, Field>, element: Element): void {
  for (const field of fieldsOf(element)) {
    const typed = fields.get(field.name) ?? field;
    if (isBox(field)) field.checked = (typed as HTMLInputElement).checked;
    else if (field !== typed) field.value = typed.value;
    if (!isAsServed(field)) reportValue(field);
  }
}

import {
  createElement,
  useEffect,
  useEffectEvent,
  type ComponentType,
  type ReactNode,
} from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { fieldsOf, isBox, type Field } from "@/lib/forms/fields";

/** What the page script knows of an island that is about to live, and wants to hear of it. */
export type Before = {
  /** Somebody else (a translator, an extension) has changed its elements since they were served. */
  changed: boolean;
  /** The buttons that were pressed before React came, in their order; emptied as they are pressed. */
  pressed: Set<HTMLButtonElement>;
  /** React hears every press from now on. */
  onLive: () => void;
  /** A pressed button is gone, and no other has its name and value. */
  onLost: () => void;
  /** It has thrown an error; what was served stands in its place again. */
  onFailed: () => void;
};

type Props = Record<string, unknown>;

/**
 * Lets React take over an island: `element` shows, as served, what `Component` renders with the JSON
 * in its `data-props`. What was typed stays in its fields, and the component hears of it by an
 * `input` event each; then what was pressed is pressed, once.
 *
 * An element whose content has changed since is not hydrated but rendered anew: values, focus and
 * presses then go to the controls with the same tag, name and value.
 */
export function mount(element: HTMLElement, Component: ComponentType<Props>, before: Before): void {
  const props = JSON.parse(element.dataset["props"] ?? "{}") as Props;
  const served = element.innerHTML;
  // React may make a field anew at any time; the last one that was typed into holds what counts.
  const fields = new Map(fieldsOf(element).map((field) => [field.name, field]));
  element.addEventListener("input", ({ target }) => {
    const field = target as Field;
    fields.set(field.name, field);
  });
  const focused = fieldsOf(element).find((field) => field === document.activeElement);

  const onMounted = () => {
    putBack(fields, element);
    if (focused?.isConnected === false) twinOf(focused, element)?.focus({ preventScroll: true });
    before.onLive();
    // React answers to the values in a microtask; the presses come after that.
    queueMicrotask(() => {
      // Two of them may be the same by now: one that was made anew, and its successor.
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
    // React is still at work here, and takes no unmounting.
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
  if (before.changed) root.render(child);
}

/** Calls back once, when all that it holds is there and its effects have run. */
function Mounted({ onMounted, children }: { onMounted: () => void; children?: ReactNode }) {
  const tell = useEffectEvent(onMounted);
  useEffect(() => tell(), []);
  return children;
}

/** The control within an element that has the same tag, name and value. */
function twinOf<Control extends Field | HTMLButtonElement>(lost: Control, element: Element) {
  return [...element.querySelectorAll<Control>(lost.localName)].find(
    ({ name, value, type }) =>
      name && name === lost.name && (value === lost.value || !/submit|button/.test(type)),
  );
}

/** Puts values into the fields of their names, and tells them where they are not as served. */
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

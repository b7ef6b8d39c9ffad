import "@/lib/islands/foreign-changes";
import { createElement, useEffect, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { IslandHost } from "@/lib/islands/attributes";
import { findReplacement, moveFocus, restoreValues } from "@/lib/islands/controls";
import { fieldsOf, type Field } from "@/lib/islands/fields";

type Props = Record<string, unknown>;

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
      // The held press finds no button, since the markup was rendered anew.
      if (!button) host.show("lost");
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

  // React would report the mark of a held press: its component renders none.
  host.querySelector("button[aria-busy]")?.removeAttribute("aria-busy");
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

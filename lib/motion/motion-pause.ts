import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let paused = false;

/** Stops or starts everything that moves by itself: headline, strip and stories share one state. */
export function setPaused(value: boolean): void {
  paused = value;
  document.documentElement.classList.toggle("moving-paused", value);
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Whether the visitor has paused what moves by itself (WCAG 2.2.2). */
export const usePaused = () =>
  useSyncExternalStore(
    subscribe,
    () => paused,
    () => false,
  );

/** States of the page, kept as classes of the root element for styles and tests. */
type State =
  "scripted" | "arrives" | "can-hover" | "device-fonts" | "shown" | "page-enters" | "page-leaves";

export const setState = (state: State, holds: boolean) =>
  document.documentElement.classList.toggle(state, holds);

/** Whether no page of this site precedes this one in the tab's history, as far as the browser tells. */
export const isFirstInHistory = () => window.navigation?.activation?.from === null;

/** Whether this entry of the history keeps its scroll position, or begins at the top. */
export const keepPlace = (kept: boolean) => (history.scrollRestoration = kept ? "auto" : "manual");

/** All elements that match, in document order. */
export const all = <Found extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
) => [...within.querySelectorAll<Found>(selector)];

/** The closest matching element at or around an event's target, if any. */
export const around = <Found extends HTMLElement = HTMLElement>(
  target: EventTarget | null | undefined,
  selector: string,
) => (target as Partial<Element> | null | undefined)?.closest?.<Found>(selector);

/**
 * The selector of an open popover. `:is()` ignores selectors it does not know: where the browser has no
 * popovers, popovers.ts sets the attribute.
 */
export const openPopover = ":is(:popover-open, [data-open])";

/**
 * Listens on the document in the capture phase: one listener serves every element, including those
 * React adds later, and events that do not bubble.
 */
export function listen<Type extends keyof DocumentEventMap>(
  types: readonly Type[],
  handler: (event: DocumentEventMap[Type]) => void,
): void {
  for (const type of types) document.addEventListener(type, handler, true);
}

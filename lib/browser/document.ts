/** States of the page, kept as classes of the root element for styles and tests. */
type State =
  | "scripted"
  | "arrives"
  | "can-hover"
  | "awaits-fonts"
  | "fonts"
  | "shown"
  | "page-enters"
  | "page-leaves";

/** Sets or clears a state. */
export const setState = (state: State, holds: boolean) =>
  document.documentElement.classList.toggle(state, holds);

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

/** Appends a new element to the head. */
export const addToHead = (tag: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties));

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

/** Runs `task` after the next frame is drawn; in a background tab, once the tab is visible. */
export const afterFrame = (task: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(task));

/** Runs `task` once the document has been parsed, before what others (a translator) then do. */
export const whenParsed = (task: () => void) =>
  document.readyState === "loading" ? document.addEventListener("DOMContentLoaded", task) : task();

/**
 * Runs `task` once the first window is on screen: its pictures have loaded and a frame is drawn.
 */
export const whenShown = (task: () => void) =>
  document.readyState === "complete"
    ? afterFrame(task)
    : addEventListener("load", () => afterFrame(task));

/**
 * Runs `task` once the browser is idle, after two seconds at the latest. (Safari has no
 * requestIdleCallback.)
 */
export const whenIdle = (task: () => void) =>
  (window.requestIdleCallback ?? setTimeout)(task, { timeout: 2000 } as never);

/** Whether the visitor has turned on data saving. */
export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

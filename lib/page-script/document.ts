/** What the page script knows of the page; styles and tests read it as a class of the root element. */
type State =
  | "scripted"
  | "can-hover"
  | "awaits-fonts"
  | "fonts"
  | "shown"
  | "page-enters"
  | "page-leaves"
  | "waiting";

/** Says that a state holds, or that it does not. */
export const setState = (state: State, holds: boolean) =>
  document.documentElement.classList.toggle(state, holds);

/** All elements that match, in document order. */
export const all = <Found extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
) => [...within.querySelectorAll<Found>(selector)];

/** The element around (or at) an event's target that matches; undefined or null where there is none. */
export const around = <Found extends HTMLElement = HTMLElement>(
  target: EventTarget | null | undefined,
  selector: string,
) => (target as Partial<Element> | null | undefined)?.closest?.<Found>(selector);

/** Puts a new element into the head. */
export const addToHead = (tag: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties));

/**
 * Hears events of the whole document on their way down: one listener serves every element, also
 * those that React puts in later, and events that do not bubble.
 */
export function listen<Type extends keyof DocumentEventMap>(
  types: readonly Type[],
  handler: (event: DocumentEventMap[Type]) => void,
): void {
  for (const type of types) document.addEventListener(type, handler, true);
}

/** Runs `task` once the next frame has been drawn: in a window that nobody sees, when it is seen. */
export const afterFrame = (task: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(task));

/** Runs `task` once the whole page has been parsed. */
export const whenParsed = (task: () => void) =>
  document.readyState === "loading" ? addEventListener("DOMContentLoaded", task) : task();

/** Runs `task` once what the page shows first is on the screen: its pictures have come, a frame is drawn. */
export const whenShown = (task: () => void) =>
  document.readyState === "complete"
    ? afterFrame(task)
    : addEventListener("load", () => afterFrame(task));

/**
 * Runs `task` once the browser has nothing else to do, or after two seconds of being busy: a form
 * must not wait for ever. (Safari has no such callback, and takes no options either.)
 */
export const whenIdle = (task: () => void) =>
  (window.requestIdleCallback ?? setTimeout)(task, { timeout: 2000 } as never);

/** Whether the visitor asked the browser to spare data. */
export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

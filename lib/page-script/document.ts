/** The root element: it carries the page script's states as attributes. */
export const root = document.documentElement;

/** All elements that match, in document order. */
export const all = <Found extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
) => Array.from(within.querySelectorAll<Found>(selector));

/** The element around (or at) an event's target that matches; null where there is none. */
export const around = <Found extends HTMLElement = HTMLElement>(
  target: EventTarget | null,
  selector: string,
) => (target instanceof Element ? target.closest<Found>(selector) : null);

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

/** Runs `task` once the whole page has been read. The page script stands before it, in the head. */
export const whenRead = (task: () => void) => addEventListener("DOMContentLoaded", task);

/** Runs `task` once what the page shows first is on the screen: its pictures have come, a frame is drawn. */
export function whenShown(task: () => void): void {
  const afterFrame = () => requestAnimationFrame(() => setTimeout(task));
  if (document.readyState === "complete") afterFrame();
  else addEventListener("load", afterFrame);
}

/** Whether the visitor asked the browser to spare data. */
export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

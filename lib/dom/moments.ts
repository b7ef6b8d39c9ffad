/** Runs `task` after the next frame is drawn; in a background tab, once the tab is visible. */
export const afterFrame = (task: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(task));

const minute = 60_000;

/** Runs `task` now, at every full minute, and when the tab is shown again: no timer runs while it sleeps. */
export function everyMinute(task: () => void): void {
  const wait = () => setTimeout(run, minute - (Date.now() % minute));
  const run = () => {
    task();
    wait();
  };
  run();
  document.addEventListener("visibilitychange", task);
}

/** Writes what a part of the page says now, only where that has changed, since it may be translated meanwhile. */
export function setText(element: HTMLElement, words: string): void {
  if ((element.dataset["said"] ?? element.textContent) !== words) element.textContent = words;
  element.dataset["said"] = words;
}

/** Runs `task` once the document has been parsed, before what others (a translator) then do. */
export const whenParsed = (task: () => void) =>
  document.readyState === "loading" ? document.addEventListener("DOMContentLoaded", task) : task();

/**
 * Runs `task` once the first window is on screen: its pictures have loaded and a frame is drawn.
 */
export const whenShown = (task: () => void) =>
  document.readyState === "complete"
    ? afterFrame(task)
    : // No `load` follows where the visitor stops the loading.
      document.addEventListener("readystatechange", () => whenShown(task), { once: true });

/** Runs `task` each time the browser shows the page that it has kept alive. Returns what ends this. */
export function whenShownAgain(task: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && task();
  window.addEventListener("pageshow", onShow);
  return () => window.removeEventListener("pageshow", onShow);
}

/**
 * Runs `task` once the browser is idle, after two seconds at the latest. (Safari has no
 * requestIdleCallback.)
 */
export const whenIdle = (task: () => void) =>
  (window.requestIdleCallback ?? setTimeout)(task, { timeout: 2000 } as never);

export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

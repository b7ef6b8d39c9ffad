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

export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

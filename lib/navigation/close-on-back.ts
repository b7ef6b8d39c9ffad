/** What closes that which is open over the page, if anything is. */
let close: (() => void) | undefined;
/** Between `history.back()` and its event, something else may open. */
let isLeaving = false;

/** Whether the current entry stands for something open over the page. */
export const isOver = () => Boolean((history.state as { over?: true } | null)?.over);

function onPop(): void {
  if (!isLeaving) close?.();
  else if (close) enter();
  isLeaving = false;
  leaveStaleEntry();
}

function enter(): void {
  if (!isOver()) history.pushState({ over: true }, "");
}

/** Leaves an entry that stands for what is no longer open: now, after a reload, and on each Forward. */
export function leaveStaleEntry(): void {
  addEventListener("popstate", onPop);
  if (!isOver() || close || isLeaving) return;
  isLeaving = true;
  history.back();
}

/**
 * Has Back close what opens over the page: an entry of the history stands for it while it is open.
 * @returns A function to call once it has closed, however it did.
 */
export function closeOnBack(closeIt: () => void): () => void {
  addEventListener("popstate", onPop);
  close = closeIt;
  if (!isLeaving) enter();
  return () => {
    close = undefined;
    leaveStaleEntry();
  };
}

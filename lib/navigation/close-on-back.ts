type Over = {
  /** What closes that which is open over the page, if anything is. */
  close?: (() => void) | undefined;
  /** Between `history.back()` and its event, something else may open. */
  isLeaving?: boolean;
};

declare global {
  interface Window {
    /** One for the whole page: the scripts of its menu and of its gallery each hold a copy of this file. */
    over?: Over;
  }
}

/** Whether the current entry stands for something open over the page. */
export const isOver = () => Boolean((history.state as { over?: true } | null)?.over);

function shared(): Over {
  if (!window.over) addEventListener("popstate", onPop);
  return (window.over ??= {});
}

function onPop(): void {
  const over = shared();
  if (!over.isLeaving) over.close?.();
  else if (over.close) enter();
  over.isLeaving = false;
  leaveStaleEntry();
}

function enter(): void {
  if (!isOver()) history.pushState({ over: true }, "");
}

/** Leaves an entry that stands for what is no longer open: now, after a reload, and on each Forward. */
export function leaveStaleEntry(): void {
  const over = shared();
  if (!isOver() || over.close || over.isLeaving) return;
  over.isLeaving = true;
  history.back();
}

/** Closes what is open over the page, and leaves its entry, or one of which nothing is open. */
export function closeOpened(): void {
  shared().close?.();
  leaveStaleEntry();
}

/**
 * Has Back close what opens over the page: an entry of the history stands for it while it is open.
 * @returns A function to call once it has closed, however it did.
 */
export function closeOnBack(closeIt: () => void): () => void {
  const over = shared();
  // One at a time: a photo that is still loading is given up for the menu.
  over.close?.();
  over.close = closeIt;
  if (!over.isLeaving) enter();
  return () => {
    if (over.close === closeIt) over.close = undefined;
    leaveStaleEntry();
  };
}

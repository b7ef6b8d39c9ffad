type Overlay = {
  /** What closes that which is open over the page, if anything is. */
  close?: (() => void) | undefined;
  /** Between `history.back()` and its event, something else may open. */
  isLeaving?: boolean;
};

declare global {
  interface Window {
    /** One for the whole page: the scripts of its menu and of its gallery each hold a copy of this file. */
    overlay?: Overlay;
  }
}

/** Whether the current entry stands for something open over the page. */
export const hasOverlay = () => Boolean((history.state as { overlay?: true } | null)?.overlay);

function shared(): Overlay {
  if (!window.overlay) addEventListener("popstate", onPop);
  return (window.overlay ??= {});
}

function onPop(): void {
  const overlay = shared();
  if (!overlay.isLeaving) overlay.close?.();
  else if (overlay.close) enter();
  overlay.isLeaving = false;
  leaveStaleEntry();
}

function enter(): void {
  if (!hasOverlay()) history.pushState({ overlay: true }, "");
}

/** Leaves an entry that stands for what is no longer open: now, after a reload, and on each Forward. */
export function leaveStaleEntry(): void {
  const overlay = shared();
  if (!hasOverlay() || overlay.close || overlay.isLeaving) return;
  overlay.isLeaving = true;
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
  const overlay = shared();
  // One at a time: a photo that is still loading is given up for the menu.
  overlay.close?.();
  overlay.close = closeIt;
  if (!overlay.isLeaving) enter();
  return () => {
    if (overlay.close === closeIt) overlay.close = undefined;
    leaveStaleEntry();
  };
}

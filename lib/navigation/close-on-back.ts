/** What closes that which is open over the page, if anything is. */
let close: (() => void) | undefined;

/** Whether the current entry stands for something open over the page. */
export const isOver = () => Boolean((history.state as { over?: true } | null)?.over);

/** Leaves an entry that stands for what is no longer open, as after a reload or on Forward. */
export function leaveStaleEntry(): void {
  if (isOver() && !close) history.back();
}

addEventListener("popstate", () => {
  close?.();
  leaveStaleEntry();
});

/**
 * Has Back close what opens over the page: an entry of the history stands for it while it is open.
 * @returns A function to call once it has closed, however it did.
 */
export function closeOnBack(closeIt: () => void): () => void {
  close = closeIt;
  if (!isOver()) history.pushState({ over: true }, "");
  return () => {
    close = undefined;
    leaveStaleEntry();
  };
}

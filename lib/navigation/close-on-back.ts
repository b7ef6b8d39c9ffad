/** Whether the current entry stands for something open over the page. */
export const isOver = () => Boolean((history.state as { over?: true } | null)?.over);

/**
 * Has Back close what opens over the page: an entry of the history stands for it while it is open.
 * @returns A function to call once it has closed, however it did.
 */
export function closeOnBack(close: () => void): () => void {
  history.pushState({ over: true }, "");
  addEventListener("popstate", close, { once: true });
  return () => {
    removeEventListener("popstate", close);
    if (isOver()) history.back();
  };
}

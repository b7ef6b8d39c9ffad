const mark = "moving-paused";

/*
 * The pause that headline, strip and stories of home share (WCAG 2.2.2). Stored as a class of the
 * root element, because page script, its later files and islands each bundle their own copy of this file.
 */

export const isPaused = () => document.documentElement.classList.contains(mark);

export const setPaused = (paused: boolean) =>
  void document.documentElement.classList.toggle(mark, paused);

/** Calls back at each change; returns a function that stops this. */
export function watchPause(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["class"] });
  return () => observer.disconnect();
}

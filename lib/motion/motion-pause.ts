const mark = "moving-paused";

/*
 * What moves by itself on home (headline, strip and stories) shares one pause (WCAG 2.2.2). It stands
 * in the page, as a class of the root element, since inline script, module and island each have
 * their own copy of this file.
 */

/** Whether the visitor has paused it. */
export const isPaused = () => document.documentElement.classList.contains(mark);

/** Stops or starts all of it. */
export const setPaused = (paused: boolean) =>
  void document.documentElement.classList.toggle(mark, paused);

/** Calls back at each change. Out: a function that stops this. */
export function watchPause(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["class"] });
  return () => observer.disconnect();
}

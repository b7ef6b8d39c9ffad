/**
 * Calls back once, when an element is about to be scrolled into view. `margin` is its distance from
 * the window or a scroll box, as in CSS. Out: a function that stops waiting.
 */
export function whenNear(element: Element, callback: () => void, margin = "150px 0px"): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: margin, scrollMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

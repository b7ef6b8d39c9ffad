/**
 * Calls back at the start and whenever an element enters or leaves the window or a scroll box.
 * @returns A function that stops this.
 */
export function watchInView(
  element: Element,
  onChange: (entry: IntersectionObserverEntry) => void,
  options?: IntersectionObserverInit & { scrollMargin?: string },
): () => void {
  const observer = new IntersectionObserver((entries) => {
    const latest = entries.at(-1);
    if (latest) onChange(latest);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls back once, when an element is about to be scrolled into view.
 * @param margin Its distance from the window or a scroll box, as in CSS.
 * @returns A function that stops waiting.
 */
export function whenNear(element: Element, callback: () => void, margin = "150px 0px"): () => void {
  const stop = watchInView(
    element,
    ({ isIntersecting }) => {
      if (!isIntersecting) return;
      stop();
      callback();
    },
    { rootMargin: margin, scrollMargin: margin },
  );
  return stop;
}

type Callback = () => void;

/** CSS pixels beyond the window or a scroll box at which something is about to be seen. */
const margin = "150px 0px";

const waiting = new Map<Element, Callback>();
let observer: IntersectionObserver | undefined;

function tell(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    waiting.get(target)?.();
    forget(target);
  }
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

/**
 * Calls back once, when an element is about to be scrolled into view. One observer serves them all.
 * Out: a function that stops waiting.
 */
export function whenNear(element: Element, callback: Callback): () => void {
  observer ??= new IntersectionObserver(tell, { rootMargin: margin, scrollMargin: margin });
  waiting.set(element, callback);
  observer.observe(element);
  return () => forget(element);
}

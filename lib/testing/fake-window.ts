import { act } from "@testing-library/react";

/** Gives jsdom a matchMedia that answers the queries for which `matches` holds. */
export function fakeMedia(matches: (query: string) => boolean = () => false): void {
  Object.assign(window, {
    matchMedia: (query: string) =>
      Object.assign(new EventTarget(), { matches: matches(query), media: query }),
  });
}

export const reducedMotion = (query: string) => query.includes("prefers-reduced-motion");

type Watcher = {
  heard: (entries: object[]) => void;
  watched: Set<Element>;
  options: IntersectionObserverInit;
};

/** Gives jsdom an IntersectionObserver; `see` tells those that watch an element that it is in view. */
export function fakeObserver() {
  const watchers = new Set<Watcher>();
  class Observer {
    private readonly watcher: Watcher;
    constructor(heard: Watcher["heard"], options: IntersectionObserverInit = {}) {
      this.watcher = { heard, watched: new Set(), options };
      watchers.add(this.watcher);
    }
    observe(element: Element) {
      this.watcher.watched.add(element);
    }
    unobserve(element: Element) {
      this.watcher.watched.delete(element);
    }
    disconnect() {
      watchers.delete(this.watcher);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const watching = (target: Element) => [...watchers].filter(({ watched }) => watched.has(target));
  return {
    optionsFor: (target: Element) => watching(target).map(({ options }) => options),
    /** `box` is where the element lies, for what asks. */
    see: (target: Element, isIntersecting = true, box: Partial<DOMRect> = {}) =>
      act(async () => {
        for (const { heard } of watching(target)) {
          heard([{ target, isIntersecting, boundingClientRect: box }]);
        }
      }),
  };
}

/** Gives jsdom a matchMedia that answers the queries for which `matches` holds. */
export function fakeMedia(matches: (query: string) => boolean = () => false): void {
  Object.assign(window, {
    matchMedia: (query: string) =>
      Object.assign(new EventTarget(), { matches: matches(query), media: query }),
  });
}

export const reducedMotion = (query: string) => query.includes("prefers-reduced-motion");

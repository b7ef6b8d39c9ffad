/** Gives jsdom a matchMedia for the queries that `matches` accepts. */
export function fakeMedia(matches: (query: string) => boolean = () => false): void {
  Object.assign(window, {
    matchMedia: (query: string) =>
      Object.assign(new EventTarget(), { matches: matches(query), media: query }),
  });
}

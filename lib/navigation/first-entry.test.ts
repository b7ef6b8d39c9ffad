import { isFirstEntry } from "@/lib/navigation/first-entry";

function tab(length: number, navigation?: { canGoBack: boolean; entries: number }) {
  jest.spyOn(window.history, "length", "get").mockReturnValue(length);
  if (!navigation) return void Reflect.deleteProperty(window, "navigation");
  const { canGoBack, entries } = navigation;
  Object.assign(window, { navigation: { canGoBack, entries: () => Array(entries).fill({}) } });
}

test.each([
  ["a new tab", [1], true],
  ["a tab with pages before", [3, { canGoBack: true, entries: 3 }], false],
  ["the first page of a tab that was gone back in", [3, { canGoBack: false, entries: 3 }], true],
  ["a tab that came here from elsewhere", [3, { canGoBack: false, entries: 1 }], false],
  ["pages before, in a browser that lists none", [2], false],
] as const)("%s", (_what, [length, navigation], first) => {
  tab(length, navigation);
  expect(isFirstEntry()).toBe(first);
});

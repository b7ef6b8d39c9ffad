import { act, renderHook } from "@testing-library/react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { galleryWords } from "@/content/words/gallery";
import { chooseCategory, useCategory } from "@/lib/gallery/use-category";

test("the filter in the address is everyone's, whoever changes it, until nobody listens (row 174)", () => {
  window.history.replaceState(null, "", "/gallery?category=heating&from=mail#top");
  const [one, other] = [renderHook(useCategory), renderHook(useCategory)];
  const both = () => [one.result.current, other.result.current];
  expect(both()).toEqual(["heating", "heating"]);

  const entries = window.history.length;
  act(() => chooseCategory("ac"));
  expect(both()).toEqual(["ac", "ac"]);
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams({ from: "mail", category: galleryWords.filters.ac });
  expect(pathname + search + hash).toBe(`/gallery?${query}#top`);
  expect(window.history.length).toBe(entries);

  window.history.replaceState(null, "", "/gallery");
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  expect(both()).toEqual(["all", "all"]);

  const forgotten = jest.spyOn(window, "removeEventListener");
  one.unmount();
  expect(forgotten).toHaveBeenCalledWith("popstate", expect.anything());
  act(() => chooseCategory("heat pump"));
  expect(both()).toEqual(["all", "heat pump"]);
});

test("the served page shows all of them, whatever its address (row 174)", () => {
  window.history.replaceState(null, "", "/gallery?category=heating");
  expect(renderToString(createElement(() => useCategory()))).toBe("all");
});

import { act, fireEvent, render, screen } from "@testing-library/react";
import { Gallery } from "@/components/islands/gallery/gallery";
import { galleryWords, photoCount } from "@/content/words/gallery";

let asked: { address: string; signal: AbortSignal }[];
let answer: (body: unknown, status?: number) => Promise<void>;
const list = [
  { public_id: "a", category: "AC", context: { custom: { alt: "Condenser" } } },
  { public_id: "b", category: "Heating", context: { custom: { alt: "Furnace" } } },
];
const pictures = () => screen.queryAllByRole("img").map((each) => each.getAttribute("alt"));
const filter = (name: string) => screen.getByRole("button", { name });
const pressed = () =>
  screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);
const waiting = () => screen.queryAllByRole("listitem", { hidden: true }).length;

beforeEach(() => {
  asked = [];
  window.history.replaceState(null, "", "/gallery");
  Object.assign(globalThis, {
    fetch: (address: string, { signal }: { signal: AbortSignal }) => {
      asked.push({ address, signal });
      return new Promise((resolve) => {
        answer = (body, status = 200) =>
          act(async () => resolve({ ok: status < 300, status, json: async () => body }));
      });
    },
  });
});

test("the list is asked for once, and its pictures take the place of empty tiles", async () => {
  render(<Gallery />);
  expect(waiting()).toBeGreaterThan(0);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await answer(list);
  expect(pictures()).toEqual(["Condenser", "Furnace"]);
  expect(waiting()).toBe(2);
  expect(screen.getByRole("status")).toHaveTextContent(photoCount(2));
  expect(asked.map(({ address }) => address)).toEqual(["/api/get-all-images"]);
});

test("a filter shows its own, stands in the address, and obeys Back", async () => {
  window.history.replaceState(null, "", "/gallery?category=heating&from=mail#top");
  render(<Gallery />);
  await answer(list);
  expect(pictures()).toEqual(["Furnace"]);
  expect(pressed()).toEqual([galleryWords.filters.heating]);
  const entries = window.history.length;
  fireEvent.click(filter(galleryWords.filters.ac));
  expect(pictures()).toEqual(["Condenser"]);
  expect(pressed()).toEqual([galleryWords.filters.ac]);
  expect(screen.getByRole("status")).toHaveTextContent(photoCount(1));
  expect(window.location.href).toMatch(/\/gallery\?from=mail&category=AC#top$/);
  expect(window.history.length).toBe(entries);

  window.history.replaceState(null, "", "/gallery");
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  expect(pressed()).toEqual([galleryWords.filters.all]);
});

test.each([
  ["a refusal", () => answer({}, 500), "the gallery answered 500"],
  ["something else than a list", () => answer({}), "without a list of images"],
])("after %s the gallery is empty, with one line on the console", async (_what, fail, why) => {
  render(<Gallery />);
  await fail();
  expect(waiting()).toBe(0);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  const [[says, error] = [], ...others] = takeConsoleErrors();
  expect(says).toBe("The gallery could not be loaded:");
  expect(String(error)).toContain(why);
  expect(others).toEqual([]);
});

test("whoever leaves has the call aborted, and hears nothing of it", async () => {
  const { unmount } = render(<Gallery />);
  expect(asked[0]?.signal.aborted).toBe(false);
  unmount();
  expect(asked[0]?.signal.aborted).toBe(true);
  await answer({}, 500);
});

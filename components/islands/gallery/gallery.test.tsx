import { act, fireEvent, render, screen } from "@testing-library/react";
import { Gallery } from "@/components/islands/gallery/gallery";
import { galleryWords, photoCount } from "@/content/words/gallery";

let answer: (body: unknown, status?: number) => Promise<void>;
const list = [
  { public_id: "a", category: "AC", context: { custom: { alt: "Condenser" } } },
  { public_id: "b", category: "Heating", context: { custom: { alt: "Furnace" } } },
];
const pictures = () => screen.queryAllByRole("img").map((each) => each.getAttribute("alt"));
const pressed = () =>
  screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);
const waiting = () => screen.queryAllByRole("listitem", { hidden: true }).length;

beforeEach(() => {
  window.history.replaceState(null, "", "/gallery");
  Object.assign(globalThis, {
    fetch: () =>
      new Promise((resolve) => {
        answer = (body, status = 200) =>
          act(async () => resolve({ ok: status < 300, status, json: async () => body }));
      }),
  });
});

test("the pictures take the place of empty tiles", async () => {
  render(<Gallery />);
  expect(waiting()).toBeGreaterThan(0);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await answer(list);
  expect(pictures()).toEqual(["Condenser", "Furnace"]);
  expect(waiting()).toBe(2);
  expect(screen.getByRole("status")).toHaveTextContent(photoCount(2));
});

test("a filter shows its own and is the one that is pressed", async () => {
  window.history.replaceState(null, "", "/gallery?category=heating");
  render(<Gallery />);
  await answer(list);
  expect(pictures()).toEqual(["Furnace"]);
  expect(pressed()).toEqual([galleryWords.filters.heating]);
  fireEvent.click(screen.getByRole("button", { name: galleryWords.filters.ac }));
  expect(pictures()).toEqual(["Condenser"]);
  expect(pressed()).toEqual([galleryWords.filters.ac]);
  expect(screen.getByRole("status")).toHaveTextContent(photoCount(1));
});

test("after a failure the gallery is empty, and its filters stay (row 172)", async () => {
  render(<Gallery />);
  await answer({}, 500);
  fireEvent.click(screen.getByRole("button", { name: galleryWords.filters.heating }));
  expect(pressed()).toEqual([galleryWords.filters.heating]);
  expect(waiting()).toBe(0);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(takeConsoleErrors()).toHaveLength(1);
});

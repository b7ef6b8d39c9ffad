import { renderHook } from "@testing-library/react";
import { readCategory } from "@/lib/gallery/category";
import { chooseCategory, useCategory } from "@/lib/gallery/use-category";
import { closeOnBack, hasOverlay } from "@/lib/navigation/close-on-back";

const popped = () => new Promise((done) => addEventListener("popstate", done, { once: true }));

beforeEach(() => history.replaceState(null, "", "/gallery"));
afterEach(() => {
  expect(hasOverlay()).toBe(false);
  expect(readCategory(location.search)).toBe("heat pump");
});

// First: nothing has been open yet.
test("Forward, after a reload, to the entry of a photo that is no longer open leaves it (row 178)", async () => {
  chooseCategory("heat pump");
  renderHook(useCategory);
  history.pushState({ overlay: true }, "");
  const left = popped().then(popped);
  dispatchEvent(new PopStateEvent("popstate"));
  await left;
});

test("a filter chosen while a photo is still opening takes its place, in the page's own entry of the history", async () => {
  const close = jest.fn(() => closed());
  const closed = closeOnBack(close);
  expect(hasOverlay()).toBe(true);
  chooseCategory("heat pump");
  await popped();
  expect(close).toHaveBeenCalledTimes(1);
});

test("a filter chosen after a reload in the entry of a photo, of which nothing is open, leaves that first", async () => {
  history.pushState({ overlay: true }, "");
  chooseCategory("ac");
  chooseCategory("heat pump");
  await popped();
});

test("a click on the document itself, as extensions send it, is none on a link", () => {
  chooseCategory("heat pump");
  renderHook(useCategory);
  const failed = jest.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener("error", failed);
  document.dispatchEvent(new MouseEvent("click"));
  expect(failed).not.toHaveBeenCalled();
});

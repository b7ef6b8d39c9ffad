import { readCategory } from "@/lib/gallery/category";
import { chooseCategory } from "@/lib/gallery/use-category";
import { closeOnBack, isOver } from "@/lib/navigation/close-on-back";

const popped = () => new Promise((done) => addEventListener("popstate", done, { once: true }));

beforeEach(() => history.replaceState(null, "", "/gallery"));
afterEach(() => {
  expect(isOver()).toBe(false);
  expect(readCategory(location.search)).toBe("heat pump");
});

test("a filter chosen while a photo is still opening takes its place, in the page's own entry of the history", async () => {
  const close = jest.fn(() => closed());
  const closed = closeOnBack(close);
  expect(isOver()).toBe(true);
  chooseCategory("heat pump");
  await popped();
  expect(close).toHaveBeenCalledTimes(1);
});

test("a filter chosen after a reload in the entry of a photo, of which nothing is open, leaves that first", async () => {
  history.pushState({ over: true }, "");
  chooseCategory("ac");
  chooseCategory("heat pump");
  await popped();
});

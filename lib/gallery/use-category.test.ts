import { readCategory } from "@/lib/gallery/category";
import { chooseCategory } from "@/lib/gallery/use-category";
import { closeOnBack, isOver } from "@/lib/navigation/close-on-back";

const popped = () => new Promise((done) => addEventListener("popstate", done, { once: true }));

test("a filter chosen while a photo is still opening takes its place, in the page's own entry of the history", async () => {
  history.replaceState(null, "", "/gallery");
  const close = jest.fn(() => closed());
  const closed = closeOnBack(close);
  expect(isOver()).toBe(true);
  chooseCategory("heat pump");
  await popped();
  expect(close).toHaveBeenCalledTimes(1);
  expect(isOver()).toBe(false);
  expect(readCategory(location.search)).toBe("heat pump");
});

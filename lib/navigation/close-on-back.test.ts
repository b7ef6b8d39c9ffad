import { closeOnBack, isOver } from "@/lib/navigation/close-on-back";

const popped = () =>
  new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));

test("what opens while the entry of the last is still being left stays open, and Back closes it (row 178)", async () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const length = history.length;
  const closed = closeOnBack(first);
  let left = popped();
  closed();
  const closedAgain = closeOnBack(second);
  await left;
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect(isOver()).toBe(true);
  left = popped();
  history.back();
  await left;
  expect(second).toHaveBeenCalledTimes(1);
  closedAgain();
  expect(isOver()).toBe(false);
  expect(history.length).toBe(length + 1);
});

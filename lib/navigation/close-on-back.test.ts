import type * as Module from "@/lib/navigation/close-on-back";
import { closeOnBack, hasOverlay } from "@/lib/navigation/close-on-back";

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
  expect(hasOverlay()).toBe(true);
  left = popped();
  history.back();
  await left;
  expect(second).toHaveBeenCalledTimes(1);
  closedAgain();
  expect(hasOverlay()).toBe(false);
  expect(history.length).toBe(length + 1);
});

test("scripts that each hold a copy of this module leave an entry once", async () => {
  const copies = [0, 1].map(() => {
    let copy = {} as typeof Module;
    jest.isolateModules(() => (copy = jest.requireActual("@/lib/navigation/close-on-back")));
    return copy;
  });
  history.pushState("the page before", "");
  history.pushState("the page", "");
  const back = jest.spyOn(history, "back");
  for (const copy of copies) {
    const left = popped();
    copy.closeOnBack(jest.fn())();
    await left;
  }
  for (const copy of copies) copy.leaveStaleEntry();
  back.mockClear();
  const [forth, left] = [popped(), popped().then(popped)];
  history.forward();
  await forth;
  await left;
  expect(back).toHaveBeenCalledTimes(1);
  expect(history.state).toBe("the page");
});

test("what is open is closed before something else opens over the page", async () => {
  const [photo, menu] = [jest.fn(), jest.fn()];
  const photoClosed = closeOnBack(photo);
  const menuClosed = closeOnBack(menu);
  expect(photo).toHaveBeenCalledTimes(1);
  // It may take its time to close; the menu stays what Back closes.
  photoClosed();
  expect(hasOverlay()).toBe(true);
  const left = popped();
  menuClosed();
  await left;
});

import { createKeyLimit, createWheelSwipe, swipeMove } from "@/lib/gallery/swipe";

test.each([
  [1280, 199, undefined],
  [1280, 200, "previous"],
  [1280, -200, "next"],
  [400, 99, undefined],
  [400, 100, "previous"],
  [390, -97, undefined],
  [390, -98, "next"],
])("at %d px wide a drag of %d px leads to %s (row 184)", (width, dx, move) => {
  expect(swipeMove(dx, 0, width)).toBe(move);
});

test("a mostly vertical drag leads nowhere, a slightly slanted one does (row 184)", () => {
  expect(swipeMove(250, 260, 1280)).toBeUndefined();
  expect(swipeMove(-300, -900, 1280)).toBeUndefined();
  expect(swipeMove(300, -300, 1280)).toBeUndefined();
  expect(swipeMove(-300, 120, 1280)).toBe("next");
});

test("an arrow key within 180 ms of the last one that counted is ignored (row 183)", () => {
  const mayMove = createKeyLimit();
  const times = [0, 100, 179, 180, 300, 359, 360];
  expect(times.filter(mayMove)).toEqual([0, 180, 360]);
});

test("one turn of a sideways wheel is one swipe, however long it runs on (row 184)", () => {
  const swipe = createWheelSwipe();
  const moves = [0, 20, 40, 60, 80].map((time) => swipe(100, time, 1280));
  expect(moves).toEqual([undefined, "next", undefined, undefined, undefined]);
  expect(swipe(-1000, 380, 1280)).toBeUndefined();
  expect(swipe(-120, 681, 1280)).toBeUndefined();
  expect(swipe(-80, 700, 1280)).toBe("previous");
});

import { watchTaps } from "@/lib/forms/second-tap";

const tap = (timeStamp: number, clientX = 100, detail = 1) =>
  ({ timeStamp, clientX, clientY: 300, detail }) as MouseEvent;

test.each([
  ["at once and at its place is its double", tap(300, 104), true],
  ["a second later is none", tap(1000), false],
  ["elsewhere is none", tap(300, 160), false],
  ["by a key is none", tap(300, 100, 0), false],
])("after a tap a press %s (row 166)", (_what, press, double) => {
  const isSecondTap = watchTaps();
  expect(isSecondTap(tap(0))).toBe(false);
  expect(isSecondTap(press)).toBe(double);
});

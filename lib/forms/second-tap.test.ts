import { secondTapDistance } from "@/lib/distances";
import { watchTaps } from "@/lib/forms/second-tap";

const tap = (timeStamp: number, clientX = 100, detail = 1) =>
  ({ timeStamp, clientX, clientY: 300, detail }) as MouseEvent;

test.each([
  ["at once and at its place is its double", tap(5300, 104), true],
  ["a second later is none", tap(6000), false],
  ["elsewhere is none", tap(5300, 100 + secondTapDistance), false],
  ["by a key is none", tap(5300, 100, 0), false],
])("after a tap a press %s (row 166)", (_what, press, double) => {
  const isSecondTap = watchTaps();
  expect(isSecondTap(tap(5000))).toBe(false);
  expect(isSecondTap(press)).toBe(double);
});

test("a tap soon after a press that was held is its double", () => {
  const isSecondTap = watchTaps();
  isSecondTap(tap(5000, 0, 0));
  expect(isSecondTap(tap(5300))).toBe(true);
});

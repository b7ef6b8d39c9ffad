/** @jest-environment node */
import { median, medians } from "@/e2e/tools/bench/measure/median";

test("the median is the middle of the numbers, in whatever order they came", () => {
  expect(median([3, 1, 20])).toBe(3);
  expect(median([4, 1])).toBe(4);
  expect(median([])).toBeNaN();
});

test("each figure of like readings has a median of its own", () => {
  const readings = [
    { paint: 3, alive: 9 },
    { paint: 1, alive: 7 },
    { paint: 2, alive: 8 },
  ];
  expect(medians(readings)).toEqual({ paint: 2, alive: 8 });
});

test("a reading that lacks a figure does not count for it", () => {
  const readings: { paint: number; alive?: number }[] = [{ paint: 1 }, { paint: 5, alive: 7 }];
  expect(medians(readings)).toEqual({ paint: 5, alive: 7 });
});

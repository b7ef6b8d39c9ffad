/** @jest-environment node */
import { share } from "@/e2e/tools/bench/sites/line";

test("answers get equal parts of a line", () => {
  expect(share(900, [5000, 5000, 5000])).toEqual([300, 300, 300]);
});

test("what a short answer does not need goes to the longer ones", () => {
  expect(share(900, [5000, 100, 5000])).toEqual([400, 100, 400]);
});

test("no more is sent than there is to send", () => {
  expect(share(900, [10, 20])).toEqual([10, 20]);
  expect(share(900, [])).toEqual([]);
});

test("parts are whole bytes, and together never more than the line carries", () => {
  const parts = share(100.9, [70, 70, 70]);
  expect(parts.every(Number.isInteger)).toBe(true);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(100);
});

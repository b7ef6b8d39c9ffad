/** @jest-environment node */
import { lostLetters } from "@/e2e/tools/bench/measure/letters";

test.each([
  ["jane@example.com", "jane@example.com", 0],
  ["jane@example.com", "jneexample.com", 2],
  ["jane@example.com", "", 16],
  ["jane", "jjane ", 0],
  ["jane", "enaj", 3],
])("of %s a field with %j has lost %d", (typed, shown, lost) => {
  expect(lostLetters(typed, shown)).toBe(lost);
});

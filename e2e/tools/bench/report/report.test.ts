/** @jest-environment node */
import { lines } from "@/e2e/tools/bench/report/measurements";
import type { Measurements } from "@/e2e/tools/bench/report/measurements";
import { overBar } from "@/e2e/tools/bench/report/report";

const keys = lines.flatMap(({ what, pages, least = 0 }) =>
  pages.map((page) => [`${what}, ${page}`, least] as const),
);
/** What is over its bar: each line by whether it fails the run. Unless said, values are within. */
const over = (others: Measurements) => {
  const values = { ...Object.fromEntries(keys), ...others };
  return overBar({ run: "", values }, true).map(({ fails }) => fails);
};

test("what no machine changes fails a run, a score does not", () => {
  expect(over({})).toEqual([]);
  expect(over({ "all bytes, home": 80_001, "performance, home": 99 })).toEqual([true, false]);
});

test("what was not measured fails a whole run only", () => {
  const empty = { run: "", values: {} };
  expect([overBar(empty, true)[0]?.fails, overBar(empty, false)]).toEqual([true, []]);
});

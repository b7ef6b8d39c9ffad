/** @jest-environment node */
import { lines } from "@/e2e/tools/bench/report/measurements";
import type { Measurements } from "@/e2e/tools/bench/report/measurements";
import { overBar } from "@/e2e/tools/bench/report/report";

const keys = lines.flatMap(({ what, pages, least = 0 }) =>
  pages.map((page) => [`${what}, ${page}`, least] as const),
);
/** What is over its bar: each line by whether it fails the run. Unless said, values are within. */
const over = (others: Measurements, before: Measurements = {}) => {
  const ours = { ...Object.fromEntries(keys), ...others };
  return overBar({ run: "", sites: { ours, before } }, true).map(({ fails }) => fails);
};

test("what no machine changes fails a run, a clock and a score do not", () => {
  expect(over({})).toEqual([]);
  const all = { "all bytes, home": 80_001, "performance, home": 99, "letters lost, contact": 1 };
  expect(over(all)).toEqual([true, false, false]);
});

test("a clock is compared with the other site's", () => {
  const ours = { "touch to live, contact": 56 };
  expect(over(ours, { "touch to live, contact": 102 })).toEqual([]);
  expect(over(ours, { "touch to live, contact": 101 })).toEqual([false]);
});

test("what was not measured fails a whole run only", () => {
  const empty = { run: "", sites: { ours: {} } };
  expect([overBar(empty, true)[0]?.fails, overBar(empty, false)]).toEqual([true, []]);
});

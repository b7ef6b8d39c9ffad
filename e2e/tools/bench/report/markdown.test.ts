/** @jest-environment node */
import {
  decimals,
  kilobytes,
  markdownTable,
  times,
  whole,
} from "@/e2e/tools/bench/report/markdown";

test("a table's columns are as wide as their widest cell, and no narrower than a rule", () => {
  expect(markdownTable(["page", "kB"], [["`/contact`", "7.5"]])).toBe(
    ["| page       | kB  |", "| ---------- | --- |", "| `/contact` | 7.5 |"].join("\n"),
  );
});

test("what was not measured is a dash", () => {
  expect([kilobytes(), whole(NaN), decimals(undefined, 3), times(3, undefined)]).toEqual(
    Array(4).fill("–"),
  );
});

test("figures are written with their units' digits", () => {
  expect([kilobytes(2481), whole(99.6), decimals(0.02, 3), times(65, 100)]).toEqual([
    "2.5",
    "100",
    "0.020",
    "65 ×0.65",
  ]);
});

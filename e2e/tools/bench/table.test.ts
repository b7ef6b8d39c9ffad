/** @jest-environment node */
import { readFileSync } from "node:fs";
import type { Results } from "@/e2e/tools/bench/figures";
import { tableOf } from "@/e2e/tools/bench/table";

const kept = JSON.parse(readFileSync("e2e/tools/bench/results.json", "utf8")) as Results;
const pages = Object.fromEntries(
  Object.entries(kept.pages).map(([route, { wire, repeat }]) => [route, { wire, repeat }]),
);

test("a run is a Markdown table with one aligned row for each page", () => {
  const lines = tableOf({ ...kept, floor: { wire: kept.floor.wire }, pages }).split("\n");
  const table = lines.slice(0, lines.indexOf(""));
  expect(table).toHaveLength(3 + Object.keys(pages).length);
  expect(table[1]).toMatch(/^\|( -{3,} \|)+$/);
  expect(new Set(table.map((line) => line.length)).size).toBe(1);
  expect(new Set(table.map((line) => line.split("|").length)).size).toBe(1);
  expect(table.map((line) => line.split("|")[1]?.trim())).toEqual([
    "page",
    expect.stringMatching(/^-+$/),
    "the floor",
    ...Object.keys(pages).map((route) => `\`${route}\``),
  ]);
});

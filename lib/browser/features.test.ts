/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { features } from "@/lib/browser/features";

test("the list of features is complete, and each says what it does", () => {
  const names = features.toSorted();
  const files = readdirSync("lib/browser/features").filter((file) => !file.endsWith(".test.ts"));
  expect(files.map((file) => file.replace(".ts", "")).toSorted()).toEqual(names);
  const source = (file: string) => readFileSync(`lib/browser/features/${file}`, "utf8");
  expect(files.filter((file) => !/\*\/\nexport .* start\b/.test(source(file)))).toEqual([]);
});

/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { features } from "@/lib/browser/features";

test("the list of features is complete: its files, and the README's table", () => {
  const names = features.toSorted();
  const files = readdirSync("lib/browser/features").filter((file) => !file.endsWith(".test.ts"));
  expect(files.map((file) => file.replace(".ts", "")).toSorted()).toEqual(names);
  const readme = readFileSync("lib/browser/README.md", "utf8");
  expect(names.filter((name) => !readme.includes(`| \`${name}\``))).toEqual([]);
});

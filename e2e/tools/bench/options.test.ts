/** @jest-environment node */
import { readOptions } from "@/e2e/tools/bench/options";

test("pages are chosen by their addresses", () => {
  const { only } = readOptions(["--only", "/", "--only", "/services/acRepair", "--only=/nowhere"]);
  expect(only).toEqual(["/", "/services/acRepair", "/nowhere"]);
});

test.each(["/typo", "contact", ""])("a page that is not there is refused: %j", (route) => {
  expect(() => readOptions(["--only", "/", `--only=${route}`])).toThrow(
    `--only knows no page ${route}: it takes an address such as /contact.`,
  );
});

test("a run of some pages takes fewer readings than a whole one", () => {
  const whole = readOptions([]).repeats;
  const some = readOptions(["--only", "/contact"]).repeats;
  expect(whole.nextPage).toBe(7);
  expect(some.nextPage).toBeLessThan(whole.nextPage);
});

test("--runs says how often everything is read", () => {
  expect(new Set(Object.values(readOptions(["--runs", "9"]).repeats))).toEqual(new Set([9]));
  expect(() => readOptions(["--runs", "0"])).toThrow("--runs takes a whole number from 1 on.");
});

test("other sites are named as often as wanted", () => {
  const { beside } = readOptions(["--beside", "today=old/out", "--beside", "x/dist:/a,/b"]);
  expect(beside.map(({ name, pages }) => [name, pages])).toEqual([
    ["today", []],
    ["x", ["/a", "/b"]],
  ]);
});

test.each([["--wire-only"], ["--no-clocks"], ["--no-lighthouse"], ["--only=/"]])(
  "a run with %s is not kept",
  (option) => {
    expect(() => readOptions([option, "--keep"])).toThrow("--keep is for whole runs");
  },
);

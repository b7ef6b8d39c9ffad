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

/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { newerInMarkup, newerInScripts } from "@/lib/testing/enhancements";
import { newerApis, newerAttributes, type Use } from "@/lib/testing/used-apis";

const sources = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\./.test(name))
      .map((name) => join(folder, name)),
  );

/** Expects each use to be listed, and each that is listed to be used. */
function expectListed(uses: readonly Use[], list: Readonly<Record<string, string>>) {
  expect(uses.filter(({ feature }) => !(feature in list))).toEqual([]);
  expect(Object.keys(list).filter((name) => !uses.some(({ feature }) => feature === name))).toEqual(
    [],
  );
}

test("scripts use nothing that a promised browser lacks, but for what is listed", () => {
  const roots = sources("lib/browser", "lib/islands", "lib/vitals", "components/islands");
  expectListed(newerApis(roots), newerInScripts);
}, 60_000);

test("markup uses nothing that a promised browser lacks, but for what is listed", () => {
  const uses = sources("app", "components").flatMap((path) =>
    newerAttributes(path, readFileSync(path, "utf8")),
  );
  expectListed(uses, newerInMarkup);
});

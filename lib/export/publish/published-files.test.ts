/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { carryOver, listFiles, readList } from "@/lib/export/publish/published-files";

const builtFor = {
  siteUrl: "https://www.smart.test",
  mailBackend: "https://mail.smart.test",
  galleryBackend: undefined,
  imageBase: undefined,
  vitals: undefined,
};
const list = (files: string[], replaced: Record<string, string> = {}) => ({
  builtFor,
  files: files.map((name) => `_next/static/${name}`),
  replaced: Object.fromEntries(
    Object.entries(replaced).map(([name, day]) => [`_next/static/${name}`, day]),
  ),
});
const replacedOn = (live: ReturnType<typeof list>, built: ReturnType<typeof list>, today: string) =>
  carryOver(live, built, today).replaced;

test("a file of the last build that the new one lacks is kept, from today on (F42)", () => {
  expect(replacedOn(list(["a.js", "b.js"]), list(["b.js", "c.js"]), "2026-11-22")).toEqual({
    "_next/static/a.js": "2026-11-22",
  });
});

test("it stays for thirty days after the build that replaced it, however old it is", () => {
  const live = list(["c.js"], { "a.js": "2026-10-24", "b.js": "2026-10-23" });
  expect(replacedOn(live, list(["c.js"]), "2026-11-22")).toEqual({
    "_next/static/a.js": "2026-10-24",
  });
});

test("a file that comes back, as when a deploy is taken back, is a current one again", () => {
  const live = list(["b.js"], { "a.js": "2026-11-20" });
  expect(carryOver(live, list(["a.js"]), "2026-11-22")).toEqual({
    builtFor,
    files: ["_next/static/a.js"],
    replaced: { "_next/static/b.js": "2026-11-22" },
  });
});

test("the same build published again changes nothing", () => {
  const live = list(["a.js"], { "b.js": "2026-11-20" });
  expect(carryOver(live, list(["a.js"]), "2026-11-22")).toEqual(live);
});

test("a build lists what is named by its content, and nothing else, and no day", async () => {
  const out = await mkdtemp(join(tmpdir(), "out-"));
  for (const file of [
    "index.html",
    "og/home.jpg",
    "_next/static/chunks/a.js",
    "_next/static/chunks/a.js.br",
    "_next/static/chunks/a.js.gz",
    "_next/static/chunks/a.gz.js",
    "pictures/hero-1a2b3c4d-480.avif",
  ]) {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), "text");
  }
  const made = await listFiles(out, builtFor);
  await rm(out, { recursive: true });
  expect(made.files).toEqual([
    "_next/static/chunks/a.gz.js",
    "_next/static/chunks/a.js",
    "pictures/hero-1a2b3c4d-480.avif",
  ]);
  expect(readList(JSON.stringify(made), "the list")).toStrictEqual(made);
});

test.each([
  ["<!DOCTYPE html>"],
  ["{}"],
  [JSON.stringify({ builtFor, files: ["_next/static/../../evil.js"], replaced: {} })],
  [JSON.stringify({ builtFor, files: ["index.html"], replaced: {} })],
  [JSON.stringify({ builtFor, files: ["pictures/a\\b.avif"], replaced: {} })],
  [JSON.stringify({ builtFor, files: [], replaced: { "pictures/..\\evil": "2026-11-22" } })],
  [JSON.stringify({ builtFor, files: [], replaced: { "pictures/a.avif": "yesterday" } })],
])("%s is no list, and says where it came from", (text) => {
  expect(() => readList(text, "https://www.smart.test/published-files.json")).toThrow(
    "https://www.smart.test/published-files.json is no list of published files",
  );
});

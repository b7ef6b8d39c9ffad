/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { npmTool } from "@/lib/export/publish/npm-tool";

const path = process.env.PATH;
const name = `tool-of-test-${process.pid}`;
const cache = resolve("node_modules", ".cache");
const left = () =>
  existsSync(cache) ? readdirSync(cache).filter((each) => each.startsWith(name)) : [];
let bin: string;

/** Puts a fake npm before the real one. */
function npmDoes(script: string) {
  writeFileSync(join(bin, "npm"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), "npm-"));
  process.env.PATH = `${bin}${delimiter}${path}`;
});
afterEach(() => {
  process.env.PATH = path;
  rmSync(bin, { recursive: true });
  for (const each of left()) rmSync(join(cache, each), { recursive: true });
});

test("a tool is fetched once for each version, and its scripts do not run", async () => {
  npmDoes(`echo "$@" >> "${bin}/asked"`);
  const first = await npmTool(name, { cowsay: "1.0.0" });
  expect(await npmTool(name, { cowsay: "1.0.0" })).toBe(first);
  expect(await npmTool(name, { cowsay: "1.1.0" })).not.toBe(first);
  expect(JSON.parse(readFileSync(join(first, "package.json"), "utf8"))).toEqual({
    private: true,
    dependencies: { cowsay: "1.0.0" },
  });
  const asked = readFileSync(join(bin, "asked"), "utf8").trim().split("\n");
  expect(asked).toHaveLength(2);
  for (const words of asked) expect(words).toBe("install --ignore-scripts --no-audit --no-fund");
});

test("two that fetch the same tool at once get the same folder", async () => {
  npmDoes("exit 0");
  const folder = await npmTool(name, { cowsay: "1.0.0" });
  rmSync(folder, { recursive: true });
  // While npm runs, another process completes the folder.
  npmDoes(`mkdir "${folder}" && touch "${folder}/theirs"`);
  expect(await npmTool(name, { cowsay: "1.0.0" })).toBe(folder);
  expect(readdirSync(folder)).toEqual(["theirs"]);
  expect(left()).toHaveLength(1);
});

test("without npm it says so", async () => {
  process.env.PATH = bin;
  await expect(npmTool(name, { cowsay: "1.0.0" })).rejects.toThrow(/ENOENT/);
});

test("what npm could not fetch leaves nothing behind and is tried again", async () => {
  npmDoes("echo no network; exit 1");
  await expect(npmTool(name, { cowsay: "1.0.0" })).rejects.toThrow(
    /cannot be had from npm:\nno network/,
  );
  expect(left()).toEqual([]);
  npmDoes("exit 0");
  expect(existsSync(await npmTool(name, { cowsay: "1.0.0" }))).toBe(true);
  expect(left()).toHaveLength(1);
});

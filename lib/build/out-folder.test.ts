/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compress } from "@/lib/build/compress";
import { filesBelow } from "@/lib/build/out-files";
import { prune } from "@/lib/build/export/prune";

let out: string;

beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), "out-"));
});

afterEach(() => rm(out, { recursive: true }));

async function put(path: string, content = "text"): Promise<void> {
  await mkdir(dirname(join(out, path)), { recursive: true });
  await writeFile(join(out, path), content);
}

const present = async () => (await filesBelow(out)).map((file) => relative(out, file));

test("deletes copies and payloads that nothing requests, and keeps what a visit needs", async () => {
  const needed = ["404.html", "about-us.html", "index.html", "robots.txt", "services/404.html"];
  const spare = [
    "__next._full.txt",
    "_not-found.html",
    "_not-found.txt",
    "_not-found/__next._tree.txt",
    "about-us.txt",
    "about-us/__next._full.txt",
    "about-us/__next.about-us.__PAGE__.txt",
    "index.txt",
    "services/404.txt",
    "services/404/__next._tree.txt",
  ];
  for (const path of [...needed, ...spare]) await put(path);
  expect(await prune(out)).toBe(spare.length);
  expect(await present()).toEqual(needed);
  expect(await readdir(out)).not.toContain("about-us");
});

test("compresses texts so that they unfold to the same bytes, and leaves pictures alone", async () => {
  const text = "comfort is a temperature, ".repeat(50);
  await put("index.html", text);
  await put("a.js", text);
  await put("tiny.txt", "a");
  await put("photo.avif", text);
  expect(await compress(out)).toBe(3);
  expect(await present()).toEqual(
    ["a.js", "a.js.br", "a.js.gz", "index.html", "index.html.br", "index.html.gz"].concat(
      "photo.avif",
      "tiny.txt",
    ),
  );
  const read = (path: string) => readFile(join(out, path));
  expect(brotliDecompressSync(await read("a.js.br")).toString()).toBe(text);
  expect(gunzipSync(await read("index.html.gz")).toString()).toBe(text);
});

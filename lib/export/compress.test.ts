/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compress } from "@/lib/export/compress";
import { filesBelow } from "@/lib/export/out-files";

let out: string;

beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), "out-"));
});

afterEach(() => rm(out, { recursive: true }));

const put = (path: string, content: string) => writeFile(join(out, path), content);
const present = async () => (await filesBelow(out)).map((file) => relative(out, file));

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

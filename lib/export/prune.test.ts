/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { isSpare, prune } from "@/lib/export/prune";
import { filesBelow } from "@/lib/export/out-files";

test("deletes copies, payloads and the framework's files, and keeps what a visit needs", async () => {
  const out = await mkdtemp(join(tmpdir(), "out-"));
  const needed = [
    "404.html",
    "_next/static/media/face.woff2",
    "about-us.html",
    "contact.vcf",
    "index.html",
    "robots.txt",
    "services/404.html",
    "services/_not-found-yet.html",
  ];
  const spare = [
    "__next._full.txt",
    "_next/static/build/_buildManifest.js",
    "_next/static/chunks/a.css",
    "_not-found",
    "_not-found.html",
    "_not-found.txt",
    "about-us.txt",
    "about-us/__next._full.txt",
    "about-us/__next.about-us.__PAGE__.txt",
    "icons.svg",
    "index.txt",
    "services/404.txt",
    "services/404/__next._tree.txt",
  ];
  for (const file of [...needed, ...spare]) {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), "text");
  }
  expect(await prune(out)).toBe(spare.length);
  expect((await filesBelow(out)).map((file) => relative(out, file))).toEqual(needed);
  expect((await readdir(out)).toSorted()).not.toContain("about-us");
  await rm(out, { recursive: true });
});

test.each([
  ["_not-found/__next._tree.txt", true],
  ["_not-founds.html", false],
  ["drawings/icons.svg", false],
  ["files/_next/a.js", false],
])("%s is unused: %s", (file, spare) => {
  expect(isSpare(file)).toBe(spare);
});

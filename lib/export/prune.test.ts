/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { isUnused, prune } from "@/lib/export/prune";
import { filesBelow } from "@/lib/export/out-files";

test("deletes copies, payloads, the framework's files and empty folders, and keeps what a visit needs", async () => {
  const out = await mkdtemp(join(tmpdir(), "out-"));
  const needed = [
    "404.html",
    "_next/static/media/face.woff2",
    "about-us.html",
    "contact.vcf",
    "index.html",
    "robots.txt",
    "services/404.html",
    "services/__next-year.txt",
    "services/_not-found-yet.html",
  ];
  const unused = [
    "__next._full.txt",
    "_next/static/build/_buildManifest.js",
    "_next/static/chunks/a.css",
    "_not-found",
    "_not-found.html",
    "_not-found.txt",
    "about-us.txt",
    "about-us/__next._full.txt",
    "about-us/__next.about-us.__PAGE__.txt",
    "index.txt",
    "services/404.txt",
    "services/404/__next._tree.txt",
  ];
  for (const file of [...needed, ...unused]) {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), "text");
  }
  // The framework leaves such a folder, named by the build.
  await mkdir(join(out, "_next", "1a2b", "inner"), { recursive: true });
  expect(await prune(out)).toBe(unused.length);
  expect((await filesBelow(out)).map((file) => relative(out, file))).toEqual(needed);
  expect((await readdir(join(out, "_next"))).toSorted()).toEqual(["static"]);
  await rm(out, { recursive: true });
});

test.each([
  ["_not-found/__next._tree.txt", true],
  ["_not-founds.html", false],
  ["services/_not-found.html", false],
  ["files/_next/a.js", false],
  ["__next.txt.ics", false],
  ["txt/about.txt", true],
  ["txt/contact.txt", false],
])("%s is unused: %s", (file, unused) => {
  expect(isUnused(file, (each) => each === "txt/about.html")).toBe(unused);
});

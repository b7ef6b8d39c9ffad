/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { compress } from "@/lib/export/compress";
import { filesBelow } from "@/lib/export/out-files";
import { prune } from "@/lib/export/prune";
import { addPublicFiles, removePublicFiles } from "@/lib/export/public-files";

let site: string;
const out = () => join(site, "out");
const own = () => join(site, "public");
const namesIn = async (folder: string) =>
  (await filesBelow(folder)).map((file) => relative(folder, file));

async function write(folder: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), "site-"));
});
afterEach(() => rm(site, { recursive: true }));

/** All that an owner may put into `public`, and what the build has put there. */
const owners = {
  ".well-known/apple-app-site-association": "{}",
  "_not-found-yet.html": "",
  "about-us.txt": "ours, beside a page of this name",
  "ads.txt": "google.com, pub-1, DIRECT",
  "archive.json": "[]".repeat(99),
  "archive.json.br": "packed by somebody else",
  "docs/notes.txt": "notes",
  "google1234.html": "google-site-verification: google1234.html",
  "llms.txt": "# Smart Heat",
  "made/pictures/house-1a2b-480.avif": "avif",
  "pictures/our-van.jpg": "jpg",
  "pictures/team/ann.jpg": "jpg",
  "pictures/x.js": "track()",
  "proof.html": '<script src="https://elsewhere.example/x.js"></script>',
};
const ofTheFramework = {
  "_next/static/chunks/a.js": "framework()",
  "about-us.html": "<title>About</title>",
  "about-us.txt": "payload",
};

test("what is in public is served byte for byte, and nothing reads or deletes it meanwhile", async () => {
  await write(own(), owners);
  // The framework copies public first, and writes its own over it.
  await write(out(), { ...owners, ...ofTheFramework });
  // Were one passed over, it would be served all the same.
  await rm(join(out(), "llms.txt"));

  await removePublicFiles(out(), own());
  expect(await namesIn(out())).toEqual(Object.keys(ofTheFramework));
  await prune(out());
  await addPublicFiles(out(), own());
  await compress(out());

  for (const [file, text] of Object.entries(owners))
    expect([file, await readFile(join(out(), file), "utf8")]).toEqual([file, text]);
  expect(await namesIn(out())).toContain("archive.json.gz");
  expect(await namesIn(out())).not.toContain("_next/static/chunks/a.js");
  expect(await namesIn(own())).toEqual(Object.keys(owners));
});

test.each(["about-us.html", "_headers", ".well-known/security.txt"])(
  "an owner's %s, which the build makes as well, stops it with a sentence",
  async (file) => {
    await write(own(), { [file]: "the owner's" });
    await write(out(), { [file]: "the build's" });
    await removePublicFiles(out(), own());
    await expect(addPublicFiles(out(), own())).rejects.toThrow(
      new Error(`public/${file} has the name of a file that the build makes: rename or delete it.`),
    );
  },
);

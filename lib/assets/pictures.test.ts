/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { findPicture, pictures } from "@/content/pictures";
import { closeCrop, filesOf, orphanedPictures, writePictures } from "@/lib/assets/pictures";
import { closeCropWidth, closeHeight, jpegOf, srcSetOf } from "@/lib/pictures/picture-files";

// Encoding is slow on a busy machine.
jest.setTimeout(60_000);

type MadeFile = ReturnType<typeof filesOf>[number];
/** The committed file; a missing one is encoded. */
const bytesOf = ({ file, encode }: MadeFile) =>
  readFile(join("public", "made", "pictures", file)).catch(encode);
const forms = ["wide", "close", "phone"] as const;
const filesIn = (set: string) =>
  set.split(", ").map((part) => part.split(" ")[0]?.replace("/made/pictures/", ""));

test("makes every file that a page can ask for, and no other", () => {
  for (const picture of pictures.values()) {
    const made = filesOf(picture).map(({ file }) => file);
    const asked = forms.flatMap((form) => filesIn(srcSetOf(picture, form))).filter(Boolean);
    expect(made.toSorted()).toEqual([...asked, jpegOf(picture).file].toSorted());
  }
});

test("keeps the focal point in the close-up and the close-up in the picture", () => {
  const size = { width: 1600, height: 912 };
  expect(closeCrop({ ...size, focal: { x: 0.6, y: 0.5 } })).toEqual({
    ...{ left: 304, top: 46, width: 1094, height: 820 },
  });
  expect(closeCrop({ ...size, focal: { x: 0, y: 0 } })).toMatchObject({ left: 0, top: 0 });
  expect(closeCrop({ ...size, focal: { x: 1, y: 1 } })).toMatchObject({ left: 506, top: 92 });
});

test.each([
  ["what a phone shows first", /^(house-summer|hero-dark)$/, /-(close|phone)-800\.avif$/, 20_000],
  ["machines opened, in every width", /^cutaway-/, /-(480|800|1200)\.avif$/, 60_000],
  ["the largest close-up", /^hero-dark$/, /-close-\d{4}\.avif$/, 45_000],
])("encodes %s into few bytes", async (_what, names, files, most) => {
  const shown = [...pictures.values()].filter(({ name }) => names.test(name));
  const made = shown.flatMap(filesOf).filter(({ file }) => files.test(file));
  expect(made.length).toBeGreaterThan(0);
  for (const each of made) {
    const bytes = await bytesOf(each);
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.length).toBeLessThanOrEqual(most);
  }
});

test("enlarges no close-up, and has none of a machine opened", async () => {
  const picture = findPicture("hero-dark");
  const width = closeCropWidth(picture);
  const largest = await bytesOf(filesOf(picture).at(-3)!);
  expect(await sharp(largest).metadata()).toMatchObject({ width, height: closeHeight(width) });
  const opened = filesOf(findPicture("cutaway-condenser")).map(({ file }) => file);
  expect(opened.filter((file) => file.includes("-close-"))).toEqual([]);
});

describe("in a folder that lacks a picture's smallest AVIF and its JPEG, and holds files of no picture", () => {
  const home = process.cwd();
  const names = () => [...pictures.values()].flatMap(filesOf).map(({ file }) => file);
  const lacking = () => {
    const picture = findPicture("copper-valves");
    return [jpegOf(picture).file, ...filesIn(srcSetOf(picture, "wide")).slice(0, 1)];
  };
  const folder = join("public", "made", "pictures");

  const orphans = ["old-480.avif", "old-1200.jpg"];

  beforeEach(async () => {
    process.chdir(await mkdtemp(join(tmpdir(), "site-")));
    await mkdir(folder, { recursive: true });
    const kept = names().filter((file) => !lacking().includes(file));
    for (const file of [...kept, ...orphans]) await writeFile(join(folder, file), "kept");
  });
  afterEach(async () => {
    const there = process.cwd();
    process.chdir(home);
    await rm(there, { recursive: true });
  });

  test("makes these two, counts the one to be committed, deletes nothing, and knows what is of no picture", async () => {
    await symlink(resolve(home, "content"), "content");
    expect(await writePictures()).toBe(1);
    expect((await readdir(folder)).toSorted()).toEqual([...names(), ...orphans].toSorted());
    expect(await orphanedPictures()).toEqual(
      expect.arrayContaining(orphans.map((file) => join(folder, file))),
    );
    expect(await orphanedPictures()).toHaveLength(orphans.length);
    const [jpeg = "", avif = ""] = lacking();
    expect(await sharp(join(folder, jpeg)).metadata()).toMatchObject({ format: "jpeg" });
    expect(await sharp(join(folder, avif)).metadata()).toMatchObject({
      format: "heif",
      width: 480,
    });
    expect(await writePictures()).toBe(0);
  });

  test("names the file when its master is missing", async () => {
    await expect(writePictures()).rejects.toThrow(
      /^public\/made\/pictures\/copper-valves-.*missing/,
    );
  });
});

/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { readOrder } from "@/lib/owner/photo/ask";
import { encodeMaster } from "@/lib/owner/photo/encode-master";
import {
  addToManifest,
  deleteUnused,
  describePicture,
  placePhoto,
} from "@/lib/owner/photo/place-photo";

const home = process.cwd();
const masters = join("content", "imagery", "masters");

// The command works in the project's folder: here in one of its own, with the same words.
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "photo-"));
  for (const part of ["about.ts", "data", "services", "imagery/masters/manifest.json"])
    cpSync(join(home, "content", part), join(folder, "content", part), { recursive: true });
  for (const empty of ["app", "components", "lib", "content/words"]) mkdirSync(join(folder, empty));
  process.chdir(folder);
});
afterEach(() => {
  const folder = process.cwd();
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const json = (file: string) => JSON.parse(readFileSync(join("content", file), "utf8"));

test("a photograph becomes a master: upright, without camera and place, no longer than 2400 pixels", async () => {
  const pixels = sharp({ create: { width: 2500, height: 100, channels: 3, background: "red" } });
  const taken = pixels.withExif({ IFD0: { Model: "X" } }).withMetadata({ orientation: 6 });
  await taken.jpeg().toFile("Our Van.JPG");
  expect(await encodeMaster("Our Van.JPG", "our-van")).toEqual({ width: 96, height: 2400 });
  const master = await sharp(join(masters, "our-van.avif")).metadata();
  expect(master).toMatchObject({ width: 96, height: 2400, compression: "av1" });
  expect([master.exif, master.orientation]).toEqual([undefined, undefined]);
});

test.each([
  ["a.heic", "\0\0\0\u0018ftypheic", /^a\.heic is a HEIC, which .* Save it as JPEG/],
  ["a.jpg", "a text", /^a\.jpg is no whole JPEG or PNG/],
])("%j is refused in a sentence", async (file, bytes, sentence) => {
  writeFileSync(file, bytes);
  await expect(encodeMaster(file, "a")).rejects.toThrow(sentence);
});

const picture = { file: "our-van.avif", alt: "Our van." };

test("it is entered once, and shown where it was ordered", () => {
  addToManifest({ ...picture, photograph: true, focal: { x: 0.5, y: 0.5 } });
  addToManifest({ ...picture, alt: "Our red van." });
  const { pictures } = json("imagery/masters/manifest.json");
  const entries = pictures.filter(({ file }: { file: string }) => file === picture.file);
  expect(entries).toEqual([expect.objectContaining({ alt: "Our red van.", photograph: true })]);

  expect(placePhoto("our-van", { where: "about" }).replaced).toMatch(/^[a-z\d-]+$/);
  expect(readFileSync("content/about.ts", "utf8")).toContain('picture: "our-van",');
  const service = placePhoto("our-van", { where: "ductlessAC" });
  expect(readFileSync(service.file, "utf8")).toContain('\n  picture: "our-van",\n');
  for (let twice = 0; twice < 2; twice += 1) {
    placePhoto("our-van", { where: "gallery" });
    placePhoto("our-van", { where: "team", person: "Ann Lee", role: "Owner" });
  }
  const tiles = json("data/gallery.json").tiles as { source: string }[];
  expect(tiles.map(({ source }) => source).filter((each) => each === "our-van")).toHaveLength(1);
  const ann = { name: "Ann Lee", role: "Owner", photograph: "our-van" };
  expect(
    json("data/company.json").team.filter(({ name }: { name: string }) => name === "Ann Lee"),
  ).toEqual([ann]);
});

test("a picture that nothing names is forgotten, one that is named stays", () => {
  for (const name of ["our-van", "old-van"]) {
    writeFileSync(join(masters, `${name}.avif`), "");
    addToManifest({ ...picture, file: `${name}.avif` });
  }
  placePhoto("our-van", { where: "about" });
  expect([deleteUnused("our-van"), deleteUnused("old-van"), deleteUnused("old-van")]).toEqual([
    false,
    true,
    false,
  ]);
  expect(existsSync(join(masters, "our-van.avif"))).toBe(true);
  expect(existsSync(join(masters, "old-van.avif"))).toBe(false);
  expect(JSON.stringify(json("imagery/masters/manifest.json"))).not.toContain("old-van");
});

test.each([
  ["test-van", "app/page.tsx, content/data/gallery.json"],
  ["unseen-van", "no page"],
])("%s is shown where it is named as a picture, and not where its word stands", (name, files) => {
  addToManifest({ ...picture, file: `${name}.avif` });
  writeFileSync("app/page.tsx", '<Plan picture={findPicture("test-van")} />');
  writeFileSync("content/data/gallery.json", '{ "tiles": [{ "source": "test-van" }] }');
  writeFileSync("content/words/forms.ts", 'const labels = ["test-van", "unseen-van"];');
  writeFileSync("lib/a.test.ts", 'findPicture("unseen-van")');
  expect(describePicture(name)).toMatch(new RegExp(`\\), shown by ${files}\\.$`));
});

const flags = ["--alt", "Our van.", "--focal", "50 40"];
test("the order is read from flags, and what is wrong or missing is a sentence", async () => {
  const path = resolve("Our Van (2).JPG");
  writeFileSync(path, "");
  expect(await readOrder([path, "--where", "acRepair", ...flags])).toEqual({
    ...{ path, name: "our-van-2", alt: "Our van.", focal: { x: 0.5, y: 0.4 } },
    where: "acRepair",
  });
  const gallery = [path, "--where", "gallery", ...flags];
  await expect(readOrder([...gallery, "--category", "heating"])).resolves.toMatchObject({
    category: "Heating",
  });
  for (const [words, sentence] of [
    [[], /^Name one photograph: npm run photo/],
    [["our-van (2).jpg"], /^There is no file our-van .*; did you mean "Our Van \(2\)\.JPG"\?$/],
    [[path, "--wher", "about"], /^Unknown option '--wher'/],
    [[path, "--name", "?"], /has no letters for a name/],
    [[path, "--name", "Tool roll"], /^There is a picture "tool-roll" \(".*Add --replace/],
    [[path, "--where", "abuot"], /^"abuot" must be about, .*; did you mean "about"\?$/],
    [[path, "--where", "acRepare"], /; did you mean "acRepair"\?$/],
    [[path, "--where", "about"], /^--alt is missing/],
    [gallery, /^--category is missing/],
    [[...gallery, "--category", "heatin"], /^"heatin" must be one of AC, .* mean "Heating"\?$/],
    [[path, "--where", "about", "--alt", "A", "--focal", "500"], /^"500" must be two numbers/],
  ] as const)
    await expect(readOrder([...words])).rejects.toThrow(sentence);
  writeFileSync("content/about.ts", "");
  await expect(readOrder([path, "--where", "about", ...flags])).rejects.toThrow(/has no line/);
});

test("what is missing is asked for at the terminal, until the answer is one", async () => {
  writeFileSync("Tool roll.jpg", "");
  const said = jest.spyOn(console, "log").mockImplementation();
  const answers = "tool-roll|Ännes Straße||tea|team|Ann|Owner|Ann.|50|50 30".split("|");
  await expect(
    readOrder(["Tool roll.jpg"], () => Promise.resolve(answers.shift()!)),
  ).resolves.toEqual({
    ...{ path: "Tool roll.jpg", name: "annes-strasse", alt: "Ann.", focal: { x: 0.5, y: 0.3 } },
    ...{ where: "team", person: "Ann", role: "Owner" },
  });
  const known = expect.stringMatching(/^There is a picture "tool-roll" \(".*"\), shown by/);
  expect(said.mock.calls.flat()).toEqual([
    ...[known, known],
    expect.stringMatching(/^"" must be about/),
    expect.stringMatching(/did you mean "team"\?$/),
    expect.stringMatching(/^"50" must be two numbers/),
  ]);
});

/** @jest-environment node */
import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { writeMasters } from "@/lib/assets/masters";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "masters-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Columns of red and blue, one pixel wide, which chroma subsampling would mix. */
const columns = Buffer.from(
  Array.from({ length: 64 * 64 }, (_, at) => (at % 2 ? [20, 40, 200] : [200, 40, 20])).flat(),
);
const picture = () => sharp(columns, { raw: { width: 64, height: 64, channels: 3 } });

test("encodes a photograph too, once, and again when it is replaced", async () => {
  const photograph = join(folder, "team.jpg");
  await picture().jpeg().toFile(photograph);
  await writeFile(join(folder, "manifest.json"), "{}");
  await writeFile(join(folder, "team.jpg.txt"), "a note");
  expect(await writeMasters(folder)).toEqual([join(folder, "team.avif")]);
  expect(await writeMasters(folder)).toEqual([]);
  // Of the same moment, as in a fresh copy, it is not older.
  const moment = new Date(1_700_000_000_000);
  for (const file of [photograph, join(folder, "team.avif")]) await utimes(file, moment, moment);
  expect(await writeMasters(folder)).toEqual([]);
  const later = new Date(moment.getTime() + 60_000);
  await utimes(photograph, later, later);
  expect(await writeMasters(folder)).toEqual([join(folder, "team.avif")]);
});

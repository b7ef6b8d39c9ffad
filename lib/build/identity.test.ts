/** @jest-environment node */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { toIco } from "@/lib/build/identity";

test("writes an icon whose directory leads to each picture", () => {
  const icon = toIco([
    { size: 16, png: Buffer.from("one") },
    { size: 32, png: Buffer.from("three") },
  ]);
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 2]);
  const at = (entry: number) => {
    const offset = icon.readUInt32LE(6 + 16 * entry + 12);
    return icon.subarray(offset, offset + icon.readUInt32LE(6 + 16 * entry + 8)).toString();
  };
  expect([icon.readUInt8(6), at(0)]).toEqual([16, "one"]);
  expect([icon.readUInt8(22), at(1)]).toEqual([32, "three"]);
});

test.each([
  ["app/apple-icon.png", 180],
  ["public/icon-192.png", 192],
  ["public/icon-512.png", 512],
])("keeps %s at the size it is declared with", async (file, size) => {
  expect(await sharp(file).metadata()).toMatchObject({ width: size, height: size });
});

test("offers browsers the sizes 16, 32 and 48", () => {
  const icon = readFileSync("app/favicon.ico");
  expect([icon.readUInt8(6), icon.readUInt8(22), icon.readUInt8(38)]).toEqual([16, 32, 48]);
});

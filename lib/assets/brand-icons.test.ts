/** @jest-environment node */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { brandIcons } from "@/lib/assets/brand-icons";

/** The pictures in an icon file. */
const picturesIn = (icon: Buffer) =>
  Array.from({ length: icon.readUInt16LE(4) }, (_, entry) => {
    const [length, offset] = [8, 12].map((at) => icon.readUInt32LE(6 + 16 * entry + at));
    return icon.subarray(offset, (offset ?? 0) + (length ?? 0));
  });

/** The mean difference of two pictures of one size, of 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((each) =>
      sharp(each).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  expect(a!.info).toMatchObject({ width: b!.info.width, height: b!.info.height });
  return (
    a!.data.reduce((sum, value, at) => sum + Math.abs(value - (b!.data[at] ?? 0)), 0) /
    a!.data.length
  );
}

test("the committed icons are the drawing, in the sizes that systems ask for", async () => {
  const files = await brandIcons();
  expect([...files.keys()]).toEqual([
    ...["app/favicon.ico", "app/apple-icon.png", "public/icon-192.png", "public/icon-512.png"],
  ]);
  const pictures = (file: string, bytes: Buffer) =>
    file.endsWith(".ico") ? picturesIn(bytes) : [bytes];
  const widths: (number | undefined)[] = [];
  for (const [file, drawn] of files) {
    const committed = pictures(file, readFileSync(file));
    for (const [index, picture] of pictures(file, drawn).entries()) {
      widths.push((await sharp(picture).metadata()).width);
      expect(await difference(picture, committed[index]!)).toBeLessThan(2);
    }
  }
  expect(widths).toEqual([16, 32, 48, 180, 192, 512]);
});

test("phones, which mask icons, get one without round corners, and with room around the symbol", async () => {
  const corner = async (bytes: Buffer) =>
    [
      ...(await sharp(bytes)
        .ensureAlpha()
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .raw()
        .toBuffer()),
    ][3];
  const files = await brandIcons();
  expect(await corner(picturesIn(files.get("app/favicon.ico")!)[2]!)).toBe(0);
  expect(await corner(files.get("public/icon-512.png")!)).toBe(255);
});

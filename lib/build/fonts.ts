import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

type Axis = number | { min: number; max: number };
type Face = { source: string; out: string; text: string; axes: Record<string, Axis> };

const packages = join("node_modules", "@fontsource-variable");
const folder = join("app", "fonts");

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const ascii = range(0x20, 0x7e);

const faces: Face[] = [
  {
    source: join("bricolage-grotesque", "files", "bricolage-grotesque-latin-standard-normal.woff2"),
    out: "bricolage-grotesque",
    text: `${ascii}’“”–—…°·©éñ`,
    // One cut for headings and for buttons: the optical size between the two.
    axes: { wght: { min: 600, max: 800 }, opsz: 28, wdth: 100 },
  },
  {
    source: join("figtree", "files", "figtree-latin-wght-normal.woff2"),
    out: "figtree",
    // All of Latin-1: what visitors type must show in the same face.
    text: `${ascii}${range(0xa0, 0xff)}–—…‘’“”•`,
    axes: { wght: { min: 400, max: 700 } },
  },
];

/**
 * Cuts the two faces down to the characters and weights the site uses (`npm run fonts`).
 * The results are committed, so a build needs none of this. Throws when a source is missing.
 */
async function cutFonts(): Promise<void> {
  for (const { source, out, text, axes } of faces) {
    const original = await readFile(join(packages, source));
    const cut = await subsetFont(original, text, { targetFormat: "woff2", variationAxes: axes });
    await writeFile(join(folder, `${out}.woff2`), cut);
    await copyFile(join(packages, out, "LICENSE"), join(folder, `${out}-OFL.txt`));
    console.log(`${out}.woff2: ${(cut.length / 1000).toFixed(1)} kB`);
  }
}

if (process.argv[1]?.endsWith("fonts.ts")) void cutFonts();

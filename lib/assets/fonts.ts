import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

type Axis = number | { min: number; max: number };
type Font = { source: string; out: string; text: string; axes: Record<string, Axis> };

const packages = join("node_modules", "@fontsource-variable");
const folder = join("app", "fonts");

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index));

/** Kerning, glyphs that change with the weight, tabular numerals. */
const features = ["kern", "rvrn", "tnum"];

const fonts: Font[] = [
  {
    source: join("bricolage-grotesque", "files", "bricolage-grotesque-latin-standard-normal.woff2"),
    out: "bricolage-grotesque",
    text: `${ascii}’“”–—…°·©éñ`,
    // One instance for headings and buttons, with weight and optical size between the two. A weight
    // axis would make the file 8 kB larger.
    axes: { wght: 670, opsz: 28, wdth: 100 },
  },
  {
    source: join("figtree", "files", "figtree-latin-wght-normal.woff2"),
    out: "figtree",
    // With the letters of Spanish, for what visitors write; all of Latin-1 would weigh 3.7 kB more.
    text: `${ascii}\u00A0¡¿ÁÉÍÑÓÚÜáéíñóúü°·©®½×–—…‘’“”•`,
    axes: { wght: { min: 400, max: 600 } },
  },
];

// npm run fonts: subsets the two fonts to the characters and weights in use. What it writes is kept.
for (const { source, out, text, axes } of fonts) {
  const original = await readFile(join(packages, source));
  const cut = await subsetFont(original, text, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: features,
  });
  await writeFile(join(folder, `${out}.woff2`), cut);
  await copyFile(join(packages, out, "LICENSE"), join(folder, `${out}-OFL.txt`));
  console.log(`${out}.woff2: ${(cut.length / 1000).toFixed(1)} kB`);
}

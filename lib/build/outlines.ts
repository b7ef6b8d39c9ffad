import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as harfbuzz from "harfbuzzjs";
import subsetFont from "subset-font";

/** One font at one weight, which turns words into drawn outlines. */
export type DrawnFont = {
  /** How wide words are at a size, in pixels. */
  measure: (words: string, size: number) => number;
  /** An SVG path of the words, their baseline beginning at x and y. */
  draw: (words: string, place: { x: number; y: number; size: number; fill: string }) => string;
};

/**
 * Loads one of the site's own fonts for drawing into pictures: what a machine has installed must
 * not change how they look. In: a file of app/fonts, the weight where it holds several, and the
 * space between letters in em.
 */
export async function loadFace(
  file: string,
  { weight, tracking = 0 }: { weight?: number; tracking?: number },
): Promise<DrawnFont> {
  const source = await readFile(join("app", "fonts", file));
  const plain = await subsetFont(source, undefined, {
    targetFormat: "sfnt",
    variationAxes: weight === undefined ? {} : { wght: weight },
    keepAllGlyphs: true,
  });
  const bytes = new Uint8Array(plain).buffer;
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
  const font = new harfbuzz.Font(face);

  const shape = (words: string) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(words);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
  };
  const advance = (glyph: { xAdvance?: number }) => (glyph.xAdvance ?? 0) + tracking * face.upem;

  return {
    measure: (words, size) =>
      (shape(words).reduce((sum, glyph) => sum + advance(glyph), 0) * size) / face.upem,
    draw: (words, { x, y, size, fill }) => {
      const scale = size / face.upem;
      let pen = 0;
      const glyphs = shape(words).map((glyph) => {
        const path = font.glyphToPath(glyph.codepoint);
        const drawn = `<path d="${path}" transform="translate(${pen})"/>`;
        pen += advance(glyph);
        return path ? drawn : "";
      });
      // Fonts count upwards from the baseline, pictures downwards.
      const transform = `translate(${x} ${y}) scale(${scale} ${-scale})`;
      return `<g fill="${fill}" transform="${transform}">${glyphs.join("")}</g>`;
    },
  };
}

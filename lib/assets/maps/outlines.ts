import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as harfbuzz from "harfbuzzjs";
import subsetFont from "subset-font";

/** A font at one weight, which draws text as outlines. */
export type DrawnFont = {
  measure: (words: string, size: number) => number;
  /** An SVG path of a text, its baseline beginning at x and y. */
  draw: (words: string, place: { x: number; y: number; size: number; fill: string }) => string;
};

/**
 * Loads one of the site's fonts for drawing into pictures, so that the fonts of the machine do not
 * matter.
 *
 * @param file its name in app/fonts
 * @param how the weight, where the file holds several, and the letter spacing in em
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
      // The y axis of fonts points up, that of pictures down.
      const transform = `translate(${x} ${y}) scale(${scale} ${-scale})`;
      return `<g fill="${fill}" transform="${transform}">${glyphs.join("")}</g>`;
    },
  };
}

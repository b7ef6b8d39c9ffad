/** The part of subset-font that the build calls; the package has no types. */
declare module "subset-font" {
  type Axis = number | { min: number; max: number; default?: number };
  type Options = {
    targetFormat: "sfnt" | "woff2";
    variationAxes?: Record<string, Axis>;
    keepAllGlyphs?: boolean;
    keepFeatures?: readonly string[];
  };
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}

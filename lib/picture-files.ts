/** What a picture's files are named after: its name and the first digits of its content's hash. */
type Versioned = { name: string; version: string };
type Size = { width: number; height: number };

const wideWidths = [480, 800, 1200, 1600];

/** The width of the one JPEG that a browser without AVIF and WebP gets. */
export const fallbackWidth = 800;

/** The widths a picture is encoded in: never wider than the original. */
export const widthsOf = (originalWidth: number) =>
  wideWidths.filter((width) => width <= originalWidth);

/** The widths of the portrait crop that phones get: as large as the original allows, at most 800. */
export const tallWidthsOf = (original: Size) => {
  const largest = Math.min(tallCropWidth(original), 800);
  return largest < 600 ? [largest] : [480, largest];
};

/** The width of the largest 4:5 part of a picture. */
export const tallCropWidth = ({ width, height }: Size) =>
  Math.min(width, Math.floor((height * 4) / 5));

/** The height of the portrait crop at a width. */
export const tallHeight = (width: number) => Math.floor((width * 5) / 4);

/** The file name of a derivative. It changes with its content, so a host may keep it for ever. */
export const wideFile = ({ name, version }: Versioned, width: number, type: string) =>
  `${name}-${version}-${width}.${type}`;

/** The file name of a portrait crop, which exists as AVIF only. */
export const tallFile = ({ name, version }: Versioned, width: number) =>
  `${name}-${version}-tall-${width}.avif`;

/** A `srcset` of the full picture in one format. */
export const wideSet = (picture: Versioned & { width: number }, type: "avif" | "webp") =>
  widthsOf(picture.width)
    .map((width) => `/pictures/${wideFile(picture, width, type)} ${width}w`)
    .join(", ");

/** A `srcset` of the portrait crop. */
export const tallSet = (picture: Versioned & Size) =>
  tallWidthsOf(picture)
    .map((width) => `/pictures/${tallFile(picture, width)} ${width}w`)
    .join(", ");

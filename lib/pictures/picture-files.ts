import type { PictureKind } from "@/content/pictures";

/** Parts of a picture's file names: its name and the beginning of its content's hash. */
type Versioned = { name: string; version: string };
type Size = { width: number; height: number };
/** Only a view has a close-up. */
type Shown = Size & { kind: PictureKind };

const wideWidths = [480, 800, 1200, 1600];

/**
 * The width of the JPEG for browsers without AVIF (Edge before 121, on desktops): a picture 800
 * px wide at 1.5 device pixels. A hero is enlarged by at most two thirds at 1920 px. Search engines get
 * the same file.
 */
const fallbackWidth = 1200;

/** The widths a picture is encoded in: never wider than its master. */
export const widthsOf = (masterWidth: number) => wideWidths.filter((width) => width <= masterWidth);

/** The widest close-up that a phone loads, by its `sizes` (screenWide). */
export const phoneWidth = 800;

/**
 * The width that a picture as wide as a phone declares in `sizes`: two device pixels are enough, and
 * a phone has up to three, so it is two thirds of the window. With three, a phone of 390 px loads the
 * 800 px file; a small phone with fewer than two loads the 480 px file.
 */
export const phoneWide = "66vw";

/** `sizes` of a picture as wide as the window. */
export const screenWide = `(min-width: 992px) 100vw, ${phoneWide}`;

/** The same for a picture beside the text from 992 px on. */
export const halfScreenWide = `(min-width: 992px) 50vw, ${phoneWide}`;

/** Home's hero, whose picture fills the right of the window from 1240 px on, as high as its words. */
export const homeHeroWide = `(min-width: 1240px) 81vw, ${screenWide}`;

/** The widths of the close-up: the full crop, and smaller ones. */
export const closeWidthsOf = (picture: Shown) => {
  if (picture.kind !== "view") return [];
  const largest = closeCropWidth(picture);
  return [...[480, 800].filter((width) => width <= largest * 0.85), largest];
};

/** The width of the close-up: nine tenths of the height, so that it can move up and down. */
export const closeCropWidth = ({ width, height }: Size) =>
  Math.min(width, Math.floor(height * 0.9 * (4 / 3)));

export const closeHeight = (width: number) => Math.floor((width * 3) / 4);

/** The widths of the whole picture that a phone shows, in as few bytes as its close-up. */
export const phoneWidthsOf = ({ kind }: Shown) => (kind === "view" ? [480, phoneWidth] : []);

/** The name of a file made of a picture. It changes with its content, so a host may cache it forever. */
export const wideFile = ({ name, version }: Versioned, width: number, type: "avif" | "jpg") =>
  `${name}-${version}-${width}.${type}`;

/** The width of a picture's JPEG: never wider than its master. */
export const fallbackWidthOf = (masterWidth: number) => Math.min(fallbackWidth, masterWidth);

export const fallbackFile = (picture: Versioned & { width: number }) =>
  wideFile(picture, fallbackWidthOf(picture.width), "jpg");

/** The file name of a close-up, which exists only as AVIF. */
export const closeFile = ({ name, version }: Versioned, width: number) =>
  `${name}-${version}-close-${width}.avif`;

export const phoneFile = ({ name, version }: Versioned, width: number) =>
  `${name}-${version}-phone-${width}.avif`;

export const phoneSet = (picture: Versioned & Shown) =>
  phoneWidthsOf(picture)
    .map((width) => `/made/pictures/${phoneFile(picture, width)} ${width}w`)
    .join(", ");

export const wideSet = (picture: Versioned & { width: number }) =>
  widthsOf(picture.width)
    .map((width) => `/made/pictures/${wideFile(picture, width, "avif")} ${width}w`)
    .join(", ");

export const closeSet = (picture: Versioned & Shown) =>
  closeWidthsOf(picture)
    .map((width) => `/made/pictures/${closeFile(picture, width)} ${width}w`)
    .join(", ");

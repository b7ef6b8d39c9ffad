import type { SitePicture } from "@/content/pictures";

/** Parts of a picture's file names: its name and the beginning of its content's hash. */
type Versioned = Pick<SitePicture, "name" | "version">;
type Size = Pick<SitePicture, "width" | "height">;
/** Only a hero has a close-up. */
type Shown = Size & Pick<SitePicture, "kind">;

/** What an AVIF shows: the whole picture, its close-up, or for a phone the whole in as few bytes as that. */
export type Form = "wide" | "close" | "phone";
/** A file made of a picture. Its name changes with its content, so a host may cache it forever. */
type PictureFile = { file: string; width: number };

/** The widest close-up that a phone loads, by its `sizes` (screenWide). */
export const phoneWidth = 800;

/** The widths of each form: never wider than the master. */
const widthsOf: Record<Form, (picture: Shown) => number[]> = {
  wide: ({ width }) => [480, 800, 1200, 1600].filter((each) => each <= width),
  /** The full crop, and smaller ones. */
  close: (picture) => {
    if (picture.kind !== "hero") return [];
    const largest = closeCropWidth(picture);
    return [...[480, 800].filter((width) => width <= largest * 0.85), largest];
  },
  phone: ({ kind }) => (kind === "view" || kind === "hero" ? [480, phoneWidth] : []),
};

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

/** The same beside a service's words, whose height asks for 800 px of it. */
export const serviceHeroWide = `(min-width: 992px) max(800px, 47vw), ${phoneWide}`;

/** Home's hero, whose picture fills the right of the window from 1240 px on, as high as its words. */
export const homeHeroWide = `(min-width: 1240px) 81vw, ${screenWide}`;

/** The width of the close-up: nine tenths of the height, so that it can move up and down. */
export const closeCropWidth = ({ width, height }: Size) =>
  Math.min(width, Math.floor(height * 0.9 * (4 / 3)));

export const closeHeight = (width: number) => Math.floor((width * 3) / 4);

/** The files of a form of a picture, from the narrowest on. */
export const avifsOf = (picture: Versioned & Shown, form: Form): PictureFile[] =>
  widthsOf[form](picture).map((width) => {
    const mark = form === "wide" ? "" : `${form}-`;
    return { file: `${picture.name}-${picture.version}-${mark}${width}.avif`, width };
  });

/** The same for a `srcset`. */
export const srcSetOf = (picture: Versioned & Shown, form: Form) =>
  avifsOf(picture, form)
    .map(({ file, width }) => `/made/pictures/${file} ${width}w`)
    .join(", ");

/**
 * The JPEG for browsers without AVIF (Edge before 121, on desktops), never wider than its master: a picture
 * 800 px wide at 1.5 device pixels. A hero is enlarged by at most two thirds at 1920 px. Search engines get
 * the same file.
 */
export function jpegOf(picture: Versioned & Pick<Size, "width">): PictureFile {
  const width = Math.min(1200, picture.width);
  return { file: `${picture.name}-${picture.version}-${width}.jpg`, width };
}

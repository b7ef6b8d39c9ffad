import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Family } from "@/content/schema";
import type { Season } from "@/content/season";
import { encoding, fitting } from "@/content/imagery/encoding";
import manifest from "@/content/imagery/masters/manifest.json" with { type: "json" };
import { picturesSchema, type PictureEntry } from "@/content/data/schemas/pictures";
import { didYouMean } from "@/content/nearest";
import { parseData } from "@/content/parse-content";

export type Tint = NonNullable<PictureEntry["tint"]>;

/**
 * An opened machine or house, which carries numbers and is always shown whole; one composed for
 * phones; a small one among others; a view; or a view under words, which alone has a close-up.
 */
export type PictureKind = "opened" | "portrait" | "small" | "view" | "hero";

/** A picture of the register, with its size in pixels and the parts of its files' names. */
export type SitePicture = PictureEntry & {
  name: string;
  version: string;
  width: number;
  height: number;
  /** The flat color shown while it loads: the token nearest to its own. */
  tint: Tint;
  kind: PictureKind;
};

const folder = join(process.cwd(), "content", "imagery", "masters");

type Master = Pick<SitePicture, "version" | "width" | "height">;
const masters = new Map<string, Master>();

/** Read on demand: the masters are megabytes, and most importers need few. */
function readMaster({ file, focal }: PictureEntry, kind: PictureKind): Master {
  const known = masters.get(file);
  if (known) return known;
  const bytes = readFileSync(join(/* turbopackIgnore: true */ folder, file));
  const version = createHash("sha256")
    .update(bytes)
    .update(JSON.stringify(kind in fitting ? [encoding, focal, fitting] : [encoding, focal]))
    .digest("hex")
    .slice(0, 8);
  // The box of an AVIF that holds its image's extent.
  const extent = bytes.indexOf("ispe") + 8;
  if (bytes.toString("latin1", 4, 11) !== "ftypavi" || extent < 8 || bytes.length < extent + 8)
    throw new Error(`content/imagery/masters/${file} is no AVIF: npm run photo makes one.`);
  const [width, height] = [bytes.readUInt32BE(extent), bytes.readUInt32BE(extent + 4)];
  masters.set(file, { version, width, height });
  return { version, width, height };
}

function kindOf(name: string, photograph: boolean): PictureKind {
  const isPortrait = /-portrait\b/.test(name);
  if (name.startsWith("hero-") && (photograph || !isPortrait)) return "hero";
  if (photograph) return "view";
  if (/^(cutaway|failed|opened)-/.test(name)) return "opened";
  if (isPortrait) return "portrait";
  return name.startsWith("visit-") ? "small" : "view";
}

function describe(picture: PictureEntry): [string, SitePicture] {
  const name = picture.file.replace(/\.avif$/, "");
  const kind = kindOf(name, picture.photograph);
  const whole = {
    ...{ ...picture, name, kind, tint: picture.tint ?? (kind === "opened" ? "studio" : "control") },
    get version() {
      return readMaster(picture, kind).version;
    },
    get width() {
      return readMaster(picture, kind).width;
    },
    get height() {
      return readMaster(picture, kind).height;
    },
  };
  return [name, whole];
}

/** Every picture of the site by name, which is its file's name without the ending. */
export const pictures: ReadonlyMap<string, SitePicture> = new Map(
  parseData("imagery/masters/manifest.json", picturesSchema, manifest).pictures.map(describe),
);

/** The name of a picture. */
export const pictureName = z.enum(
  [...pictures.keys()],
  "must be a picture of content/imagery/masters/manifest.json, without .avif",
);

/** Finds a picture by name; throws on an unknown one, which stops the build. */
export function findPicture(name: string): SitePicture {
  const picture = pictures.get(name);
  if (!picture)
    throw new Error(
      `content/pictures.ts: there is no picture "${name}"${didYouMean(name, [...pictures.keys()])}`,
    );
  return picture;
}

/** In home's closing band, and at the head of the contact page. */
export const doorstep = findPicture("doorstep-night");

/** In some other closing bands, so that neighbors end differently. */
export const meter = findPicture("meter");
export const livingRoom = findPicture("hero-living");
export const toolRoll = findPicture("tool-roll");
export const invoice = findPicture("invoice");

/** In the rest: a house at night, as it is in the season. */
export const seasonClosings: Readonly<Record<Season, SitePicture>> = {
  heating: findPicture("winter-night"),
  cooling: findPicture("hero-dusk"),
};

/**
 * In the closing band of a family's pages: one of its own, in the colors of its panel.
 */
export const familyClosings: Readonly<Partial<Record<Family, SitePicture>>> = {
  heating: findPicture("thermostat-heating"),
  cooling: findPicture("thermostat-cooling"),
  water: findPicture("tankless-valves"),
};

/** Home's hero: a house with its windows dark, and the light of its lamps, which the page adds. */
type Lamps = { picture: SitePicture; lights: SitePicture };
type Scene = Lamps & {
  /** The same composed for phones; else they get a part of the wide picture. */
  portrait?: Lamps;
};

/** Home's hero in each season (content/season.ts). */
export const homeScenes: Readonly<Record<Season, Scene>> = {
  heating: {
    picture: findPicture("hero-winter-dark"),
    lights: findPicture("hero-winter-lights"),
    portrait: {
      picture: findPicture("hero-winter-portrait-dark"),
      lights: findPicture("hero-winter-portrait-lights"),
    },
  },
  cooling: { picture: findPicture("hero-dark"), lights: findPicture("hero-lights") },
};

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Season } from "@/content/season";
import { encoding } from "@/content/imagery/encoding";
import manifest from "@/content/imagery/renders/manifest.json" with { type: "json" };
import { picturesSchema, type PictureEntry } from "@/content/data/schemas/pictures";
import { parseData } from "@/content/parse-content";

export type Tint = NonNullable<PictureEntry["tint"]>;

/** A picture of the register, with the parts of its files' names. */
export type SitePicture = PictureEntry & {
  name: string;
  version: string;
  /** The flat color shown while it loads: the token nearest to its own. */
  tint: Tint;
  /** An opened machine or house, which carries numbers: always shown whole. */
  opened: boolean;
};

const folder = join(process.cwd(), "content", "imagery", "renders");

const versions = new Map<string, string>();

/** Read on demand: the masters are megabytes, and most importers need few. */
function versionOf({ file, focal }: PictureEntry): string {
  const known = versions.get(file);
  if (known) return known;
  const version = createHash("sha256")
    .update(readFileSync(join(/* turbopackIgnore: true */ folder, file)))
    .update(JSON.stringify([encoding, focal]))
    .digest("hex")
    .slice(0, 8);
  versions.set(file, version);
  return version;
}

function describe(picture: PictureEntry): [string, SitePicture] {
  const name = picture.file.replace(/\.avif$/, "");
  const opened = /^(cutaway|opened)-/.test(name);
  const whole = {
    ...{ ...picture, name, opened, tint: picture.tint ?? (opened ? "line" : "control") },
    get version() {
      return versionOf(picture);
    },
  };
  return [name, whole];
}

/** Every picture of the site by name, which is its file's name without the ending. */
export const pictures: ReadonlyMap<string, SitePicture> = new Map(
  parseData("imagery/renders/manifest.json", picturesSchema, manifest).pictures.map(describe),
);

/** The name of a picture. */
export const pictureName = z.enum(
  [...pictures.keys()],
  "must be a picture of content/imagery/renders/manifest.json, without .avif",
);

/** Finds a picture by name; throws on an unknown one, which stops the build. */
export function findPicture(name: string): SitePicture {
  const picture = pictures.get(name);
  if (!picture) throw new Error(`content/pictures.ts: there is no picture named "${name}"`);
  return picture;
}

/** In the closing band of every page. */
export const closingPicture = findPicture("doorstep-night");

/** Home's hero: a house with its windows dark, and the light of its lamps, which the page adds. */
type Scene = { picture: SitePicture; lights: SitePicture };

/** Home's hero in each season (content/season.ts). */
export const homeScenes: Readonly<Record<Season, Scene>> = {
  heating: {
    picture: findPicture("hero-winter-dark"),
    lights: findPicture("hero-winter-lights"),
  },
  cooling: { picture: findPicture("hero-dark"), lights: findPicture("hero-lights") },
};

/** The hero pictures of pages other than home, About and services, which name their own. */
export const heroPictures = {
  contact: findPicture("doorstep-night"),
};

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { encoding } from "@/content/imagery/encoding";
import manifest from "@/content/imagery/renders/manifest.json" with { type: "json" };
import { parseContent } from "@/content/parse-content";
import { pictureSchema, type PictureEntry } from "@/content/schema";

/** The flat color shown while a picture loads: the token nearest to the picture's own. */
export type Tint = "night" | "muted" | "control" | "line";

/** A picture of the register, with the parts of its files' names. */
export type SitePicture = PictureEntry & {
  name: string;
  version: string;
  tint: Tint;
  /** An opened machine or house, which carries numbers: always shown whole. */
  opened: boolean;
};

const tints: Record<string, Tint> = {
  "hero-dusk": "night",
  "hero-lights": "night",
  "hero-dark": "night",
  "condenser-dusk": "night",
  "doorstep-night": "night",
  "furnace-burners": "night",
  "name-badge": "night",
  "opened-house": "night",
  "opened-house-portrait": "night",
  "heat-pump-snow": "muted",
  "duct-clean": "muted",
  "duct-dusty": "muted",
  "radiant-floor": "muted",
  "hero-living": "line",
  "floor-register": "line",
  "return-grille": "line",
  thermostat: "line",
  "thermostat-evening": "line",
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

function read(entry: (typeof manifest.pictures)[number]): [string, SitePicture] {
  const { file, alt, category, focal, width, height } = entry;
  const picture = parseContent("imagery/renders/manifest.json", pictureSchema, {
    ...{ file, alt, focal, width, height },
    category: category as PictureEntry["category"], // checked by the schema on this very line
  });
  const name = file.replace(/\.avif$/, "");
  const opened = /^(cutaway|opened)-/.test(name);
  const tint = tints[name] ?? (opened ? "line" : "control");
  const whole = {
    ...{ ...picture, name, tint, opened },
    get version() {
      return versionOf(picture);
    },
  };
  return [name, whole];
}

/** Every picture of the site by name, which is its file's name without the ending. */
export const pictures: ReadonlyMap<string, SitePicture> = new Map(manifest.pictures.map(read));

/** Finds a picture by name; throws on an unknown one, which stops the build. */
export function findPicture(name: string): SitePicture {
  const picture = pictures.get(name);
  if (!picture) throw new Error(`content/pictures.ts: there is no picture named "${name}"`);
  return picture;
}

/** In the closing band of every page. */
export const closingPicture = findPicture("doorstep-night");

/** The light of the lamps in home's hero, added to its picture. */
export const windowLights = findPicture("hero-lights");

/** The hero pictures of pages other than services, which name their own. */
export const heroPictures = {
  home: findPicture("hero-dark"),
  about: findPicture("name-badge"),
  contact: findPicture("doorstep-night"),
};

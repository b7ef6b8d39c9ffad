import { existsSync } from "node:fs";
import { company } from "@/content/company";
import { gallery } from "@/content/gallery";
import type { Mistake } from "@/content/mistakes";
import { pictures } from "@/content/pictures";
import { towns } from "@/content/towns";
import { mapMistakes, townsOfMap } from "@/lib/assets/maps/check-map";

/** Holds names at their paths against those that there are. */
const check = (
  named: readonly (readonly [name: string, ...path: PropertyKey[]])[],
  values: readonly string[],
  message: string,
): Mistake[] =>
  named.flatMap(([name, ...path]) => (values.includes(name) ? [] : { path, message, values }));

const pictureNames = [...pictures.keys()];
const noPicture =
  'must be the name of a picture, like "tool-roll" (npm run photo makes one of a photograph)';

/** What the data files say of each other that is not so, by file. They are read as they are imported. */
export const crossCheck = async () => ({
  "data/towns.json": await mapMistakes(),
  "data/company.json": [
    // Where the map has it, its entry in towns.json is misspelled or gone.
    ...check(
      [[company.address.town, "address", "town"]],
      [...towns, ...townsOfMap],
      `must be a town of data/towns.json, written as it is there, like "${towns[0]}"`,
    ),
    ...check(
      company.team.map(({ photograph }, index) => [photograph, "team", index, "photograph"]),
      pictureNames,
      noPicture,
    ),
  ],
  "data/gallery.json": [
    ...check(
      gallery.tiles.map(({ source }, index) => [source, "tiles", index, "source"]),
      pictureNames,
      noPicture,
    ),
    ...gallery.tiles.flatMap(({ source }, index) => {
      const picture = pictures.get(source);
      const message =
        "must have a category in imagery/masters/manifest.json, as all of the gallery";
      return picture && !picture.category ? { path: ["tiles", index, "source"], message } : [];
    }),
  ],
  "imagery/masters/manifest.json": [...pictures.values()].flatMap(({ file }, index) => {
    const message = "must lie in content/imagery/masters";
    return existsSync(`content/imagery/masters/${file}`)
      ? []
      : { path: ["pictures", index, "file"], message };
  }),
});

import { existsSync } from "node:fs";
import { company } from "@/content/company";
import { facts } from "@/content/facts";
import { gallery } from "@/content/gallery";
import type { Mistake } from "@/content/mistakes";
import { questionIds } from "@/content/owner-questions";
import { pictures } from "@/content/pictures";
import { towns } from "@/content/towns";

const noPicture = {
  message:
    'must be the name of a picture, like "tool-roll" (npm run photo makes one of a photograph)',
  values: [...pictures.keys()],
};

/** What the data files say of each other that is not so, by file. They are read as they are imported. */
export function crossCheck() {
  const home = {
    path: ["address", "town"],
    message: `must be a town of data/towns.json, written as it is there, like "${towns[0]}"`,
    values: towns,
  };
  const people = company.team.flatMap(({ photograph }, index): Mistake[] =>
    pictures.has(photograph) ? [] : [{ path: ["team", index, "photograph"], ...noPicture }],
  );
  const tiles = gallery.flatMap(({ source }, index): Mistake[] => {
    const path = ["tiles", index, "source"];
    const picture = pictures.get(source);
    if (!picture) return [{ path, ...noPicture }];
    const message = "must have a category in imagery/renders/manifest.json, as all of the gallery";
    return picture.category ? [] : [{ path, message }];
  });
  const files = [...pictures.values()].flatMap(({ file }, index): Mistake[] =>
    existsSync(`content/imagery/renders/${file}`)
      ? []
      : [{ path: ["pictures", index, "file"], message: "must lie in content/imagery/renders" }],
  );
  const ids: readonly string[] = questionIds;
  const answers = facts.answered.flatMap((id, index): Mistake[] =>
    ids.includes(id)
      ? []
      : [
          {
            path: ["answered", index],
            message: "must be an id of content/questions-for-the-owner.md",
            values: ids,
          },
        ],
  );
  return {
    "data/company.json": [...(towns.includes(company.address.town) ? [] : [home]), ...people],
    "data/facts.json": answers,
    "data/gallery.json": tiles,
    "imagery/renders/manifest.json": files,
  };
}

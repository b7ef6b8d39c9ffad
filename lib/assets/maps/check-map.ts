import { company } from "@/content/company";
import type { Mistake } from "@/content/mistakes";
import { townPoints, towns, zipCodes } from "@/content/towns";
import { readLimits } from "@/lib/assets/maps/limits";
import { mapDrawings } from "@/lib/service-area/map-drawings";

export const townsOfMap: readonly string[] = mapDrawings.wide.dots.map(({ town }) => town);

/**
 * Holds the towns of content/data/towns.json against the kept map.
 *
 * @param drawn the towns with a dot on the map
 * @returns a mistake for each town that has a place and no dot; where there is none, for each that has a dot alone
 */
export function mapMistakes(served = towns, points = townPoints, drawn = townsOfMap): Mistake[] {
  const gone = drawn.filter((town) => !served.includes(town));
  const home = company.address.town;
  const also = gone.includes(home)
    ? `, and address.town of content/data/company.json says ${home}`
    : "";
  const command = "run npm run maps and commit what it writes";
  const lacking = served.flatMap((town, index) => {
    const message = `is not on the map${also}: where it is new, ${command}`;
    const path = ["towns", index, "name"];
    return points[town] && !drawn.includes(town) ? { path, message, values: gone } : [];
  });
  if (lacking.length > 0) return lacking;
  return gone.map((town) => ({
    path: ["towns"],
    message: `must have ${town}, which is on the map${town === home ? also : ""}; where it is served no more, ${command}`,
  }));
}

/** What is told less of some towns than of others: a sentence for each, with the file to edit. */
export async function mapNotices(served = towns, points = townPoints, nearby = zipCodes.nearby) {
  const limits = await readLimits();
  const former = [...limits.keys()].flatMap((name) => {
    const [, town = ""] = name.split("town:");
    return !town || served.includes(town) || Object.values(nearby).includes(town)
      ? []
      : `${town} is no town any more: with its ZIP codes in nearby (content/data/towns.json) who asks is told to call.`;
  });
  const shown = served.flatMap((town) => {
    if (!points[town])
      return `The map does not show ${town}, which has no place in content/data/towns.json.`;
    return limits.has(`town:${town}`)
      ? []
      : `The map shows ${town} as a dot alone: content/service-area/limits.topo.json has no limits of it.`;
  });
  return [...shown, ...former];
}

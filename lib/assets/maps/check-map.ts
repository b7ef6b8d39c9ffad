import { createHash } from "node:crypto";
import { company } from "@/content/company";
import { didYouMean } from "@/content/nearest";
import type { Mistake } from "@/content/mistakes";
import { townPoints, towns, zipCodes } from "@/content/towns";
import { limitsOf, readTopology } from "@/lib/assets/maps/limits";
import { isInside } from "@/lib/assets/maps/plane";
import { sourceHash, mapDrawings } from "@/lib/service-area/map-drawings";

const { dots, width, height } = mapDrawings.wide;
export const townsOfMap: readonly string[] = dots.map(({ town }) => town);
const offTheMap = dots.filter(({ x, y }) => x < 0 || y < 0 || x > width || y > height);

/** A hash of what the map is drawn from: written beside the drawing, it tells of any change since. */
export const hashOf = (points = townPoints) =>
  createHash("sha256").update(JSON.stringify(points)).digest("hex").slice(0, 8);

/**
 * Holds the towns of content/data/towns.json against the kept map and the towns' limits.
 *
 * @param drawn the towns with a dot on the map
 * @param hash of what that map was drawn from
 * @returns a mistake for each town that has a place and no dot, or lies elsewhere; else what else has changed
 */
export async function mapMistakes(
  served = towns,
  points = townPoints,
  drawn = townsOfMap,
  hash = sourceHash,
): Promise<Mistake[]> {
  const limits = limitsOf(await readTopology());
  const gone = drawn.filter((town) => !served.includes(town));
  const home = company.address.town;
  const also = gone.includes(home)
    ? `, and address.town of content/data/company.json says ${home}`
    : "";
  const command = "run npm run maps and commit what it writes";
  const mistakes = served.flatMap((town, index): Mistake[] => {
    const [place, parts] = [points[town], limits.get(`town:${town}`)];
    if (place && !drawn.includes(town)) {
      const isMisspelt = didYouMean(town, gone) !== "";
      const message = `is not on the map${also}${isMisspelt ? "" : `: where it is new, ${command}`}`;
      return [{ path: ["towns", index, "name"], message, values: gone }];
    }
    const inside = !place || !parts || parts.some((rings) => isInside(place, rings));
    return inside && !offTheMap.some((dot) => dot.town === town)
      ? []
      : [{ path: ["towns", index, "place"], message: "must lie in that town: look it up anew" }];
  });
  if (mistakes.length > 0) return mistakes;
  const missing = gone.map((town) => {
    const known = `which is on the map${town === home ? also : ""}`;
    return `must have ${town}, ${known}; where it is served no more, ${command}`;
  });
  if (missing.length === 0 && hash !== hashOf(points))
    missing.push(`have changed since the map was drawn: ${command}`);
  return missing.map((message) => ({ path: ["towns"], message }));
}

/** What is told less of some towns than of others: a sentence for each, with the file to edit. */
export async function mapNotices(served = towns, points = townPoints, nearby = zipCodes.nearby) {
  const limits = limitsOf(await readTopology());
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

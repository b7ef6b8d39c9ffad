import { townPoints, towns } from "@/content/towns";
import { readLimits } from "@/lib/assets/maps/limits";
import { mapDrawings } from "@/lib/service-area/map-drawings";

const dots = mapDrawings.wide.dots.map(({ town }) => town);

/**
 * Holds the kept map against the towns of content/data/towns.json.
 *
 * @param drawn the towns with a dot on the map
 * @throws one sentence and what to do, when the map lacks a town that has a place, or shows one that is not served
 */
export function checkMap(served = towns, points = townPoints, drawn: readonly string[] = dots) {
  const lacking = served.find((town) => points[town] && !drawn.includes(town));
  const gone = drawn.find((town) => !served.includes(town));
  const advice = "Run `npm run maps` and commit what it writes.";
  if (lacking)
    throw new Error(
      `The map lacks ${lacking}, which content/data/towns.json names. If the name is misspelled, correct it. ${advice}`,
    );
  if (gone)
    throw new Error(`The map shows ${gone}, which content/data/towns.json lacks. ${advice}`);
}

/** Of which towns the map shows less than of others: a sentence for each without limits or without a place. */
export async function mapNotices(served = towns, points = townPoints): Promise<string[]> {
  const limits = await readLimits();
  return served.flatMap((town) => {
    if (!points[town])
      return `The map does not show ${town}, which has no place in content/data/towns.json.`;
    return limits.has(`town:${town}`)
      ? []
      : `The map shows ${town} as a dot alone: content/service-area/limits.topo.json has no limits of it.`;
  });
}

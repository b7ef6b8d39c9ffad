import { townPoints, towns } from "@/content/towns";
import { readLimits } from "@/lib/assets/maps/limits";
import { mapDrawings } from "@/lib/service-area/map-drawings";

const advice = "Run `npm run maps` and commit what it writes.";

/**
 * Holds the kept map against the towns.
 *
 * @param served the towns of content/data/towns.json
 * @param drawable those of them with a point, which the map can show
 * @param drawn the towns with a dot on the map
 * @throws one sentence and what to do, when the map lacks a town or shows one that is not served
 */
export function compareTowns(
  served: readonly string[],
  drawable: readonly string[],
  drawn: readonly string[],
): void {
  const lacking = drawable.find((town) => !drawn.includes(town));
  if (lacking)
    throw new Error(
      `The map lacks ${lacking}, which content/data/towns.json names. If the name is misspelled, correct it. ${advice}`,
    );
  const gone = drawn.find((town) => !served.includes(town));
  if (gone)
    throw new Error(`The map shows ${gone}, which content/data/towns.json lacks. ${advice}`);
}

/** Does so for the site; see {@link compareTowns}. */
export function checkMap(): void {
  const drawable = towns.filter((town) => townPoints[town]);
  for (const { dots } of Object.values(mapDrawings))
    compareTowns(
      towns,
      drawable,
      dots.map(({ town }) => town),
    );
}

/** What the map shows less of than of other towns: a sentence for each town without limits or without a place. */
export async function mapNotices(
  served: readonly string[] = towns,
  points = townPoints,
): Promise<string[]> {
  const limits = await readLimits();
  return served.flatMap((town) => {
    if (!points[town])
      return `The map does not show ${town}, which has no place in content/data/towns.json.`;
    const where = "content/service-area/limits.topo.json";
    return limits.has(`town:${town}`)
      ? []
      : `The map shows ${town} as a dot alone, since ${where} has no limits of it.`;
  });
}

import { townPoints, towns } from "@/content/towns";
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

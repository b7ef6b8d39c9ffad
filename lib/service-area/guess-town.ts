/** Normalizes a name: without what people leave out, add or write differently. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .trim()
    .replace(/[\s,](il|illinois)\.?$/, "")
    .replace(/\bsaint\b/, "st")
    .replace(/\P{L}/gu, "");

/**
 * Whether the edit distance is at most one: a letter left out, added or replaced, or two neighbors
 * swapped.
 */
function withinOneSlip(typed: string, name: string): boolean {
  let same = 0;
  while (name[same] !== undefined && typed[same] === name[same]) same += 1;
  const [rest, wanted] = [typed.slice(same), name.slice(same)];
  const swapped = [...wanted.slice(0, 2)].reverse().join("") + wanted.slice(2);
  return (
    rest === swapped ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest.slice(1) === wanted.slice(1)
  );
}

/**
 * The towns that a search without a match may have meant: a Damerau-Levenshtein distance of 1, or
 * written with its state, without its dot, or in full.
 */
export function guessTowns(towns: readonly string[], search: string): readonly string[] {
  const typed = plain(search);
  return towns.filter((town) => withinOneSlip(typed, plain(town)));
}

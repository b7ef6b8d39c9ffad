const small = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Normalizes a name: without what people leave out, add or write differently. */
export const plain = (name: string) =>
  small(name)
    .trim()
    .replace(/[\s,](il|illinois)\.?$/, "")
    .replace(/\bsaint/, "st")
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

/** The words of a text, each between two blanks. */
const words = (text: string) =>
  ` ${small(text)
    .replace(/\bsaint\b/g, "st")
    .replace(/\P{L}+/gu, " ")
    .trim()} `;

/**
 * The towns that a search without a match may have meant: one that it names among other words, as
 * an address does, or one at a Damerau-Levenshtein distance of 1 from it or from a part between
 * commas. A town may be written with its state, without its dot, or in full.
 */
export function guessTowns(towns: readonly string[], search: string): readonly string[] {
  const named = words(search);
  const parts = [search, ...search.split(",")].map(plain);
  return towns.filter(
    (town) => named.includes(words(town)) || parts.some((part) => withinOneSlip(part, plain(town))),
  );
}

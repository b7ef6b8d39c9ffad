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

const partsOf = (search: string) => [search, ...search.split(",")].map(plain);

/** Whether a search is a name, or names it among other words, as an address does. */
export const isNamed = (search: string, name: string) =>
  words(search).includes(words(name)) || partsOf(search).includes(plain(name));

/**
 * The towns that a search without a match may have meant: one that it names among other words, or one
 * at a Damerau-Levenshtein distance of 1 from it or from a part between commas. A town may be written
 * with its state, without its dot, or in full.
 *
 * @param neighbors what is named in the search and is none of the towns, such as "North Aurora"
 */
export function guessTowns(
  towns: readonly string[],
  search: string,
  neighbors: readonly string[] = [],
): readonly string[] {
  const others = neighbors.map(plain);
  const parts = partsOf(search).filter((part) => !others.includes(part));
  const rest = neighbors.reduce((text, name) => text.replace(words(name), " "), words(search));
  return towns.filter(
    (town) => rest.includes(words(town)) || parts.some((part) => withinOneSlip(part, plain(town))),
  );
}

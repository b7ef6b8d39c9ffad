/** How names are compared: without what people leave out, add or write differently. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .trim()
    .replace(/[\s,]+(il|illinois)\.?$/, "")
    .replace(/^saint\s+/, "st ")
    .replace(/[^\p{L}\d]/gu, "");

/** Whether one letter was left out, added or replaced, or two neighbors changed places, at most. */
function withinOneSlip(typed: string, name: string): boolean {
  const shorter = Math.min(typed.length, name.length);
  let start = 0;
  while (start < shorter && typed[start] === name[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === name.at(-1 - end)) end += 1;
  const [one, other] = [typed, name].map((word) => word.slice(start, word.length - end));
  if (one === undefined || other === undefined) return false;
  const swapped = one.length === 2 && one === [...other].reverse().join("");
  return swapped || (one.length <= 1 && other.length <= 1);
}

/**
 * The towns that a search without a match may have meant: one typing error away (a
 * Damerau-Levenshtein distance of 1), or written with its state, without its dot, or in full.
 */
export function guessTowns(towns: readonly string[], search: string): readonly string[] {
  const typed = plain(search);
  return towns.filter((town) => withinOneSlip(typed, plain(town)));
}

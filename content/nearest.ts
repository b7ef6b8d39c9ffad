/** How many letters must be changed, added or taken out to make one word the other, case aside. */
function distance(one: string, other: string): number {
  const letters = [...other.toLowerCase()];
  let row = [0, ...letters.map((_, index) => index + 1)];
  for (const [at, letter] of [...one.toLowerCase()].entries()) {
    const next = [at + 1];
    for (const [index, each] of letters.entries())
      next.push(
        Math.min(next[index]! + 1, row[index + 1]! + 1, row[index]! + (each === letter ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1)!;
}

/** The end of a sentence that refuses a name: the known name that is nearest, where one may be meant. */
export function didYouMean(given: unknown, names: readonly unknown[]): string {
  if (typeof given !== "string") return "";
  const [near] = names
    .map((name) => ({ name, letters: distance(given, String(name)) }))
    .sort((one, other) => one.letters - other.letters);
  return near && near.letters <= 1 + given.length / 4 ? `; did you mean "${near.name}"?` : "";
}

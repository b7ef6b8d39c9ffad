/** Where a value of a JSON text begins, and its path. */
type Place = { at: number; path: readonly PropertyKey[] };

const token = /"(?:[^"\\\n]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Every field (where its name stands) and every entry of a list in a JSON text, in order. */
export function placesIn(text: string): Place[] {
  const places: Place[] = [];
  // Of each group and list around: the field under way, or the entry's number.
  const path: (string | number | undefined)[] = [];
  for (const { 0: sign, index: at } of text.matchAll(token)) {
    const last = path.at(-1);
    if (sign === ":" || sign === ",") {
      if (sign === ",") path.splice(-1, 1, typeof last === "number" ? last + 1 : undefined);
      continue;
    }
    if (sign === "}" || sign === "]") {
      path.pop();
      continue;
    }
    const isName = path.length > 0 && last === undefined;
    if (isName) path.splice(-1, 1, JSON.parse(sign) as string);
    if (isName || typeof last === "number") places.push({ at, path: path.map((key) => key ?? "") });
    if (sign === "{") path.push(undefined);
    if (sign === "[") path.push(0);
  }
  return places;
}

/** The line, counted from 1, where the value of a path begins, or that around it where there is none. */
export function lineOf(text: string, path: readonly PropertyKey[]): number {
  const places = placesIn(text);
  for (let length = path.length; length > 0; length -= 1) {
    const wanted = path.slice(0, length).join("\n");
    const found = places.find((place) => place.path.join("\n") === wanted);
    if (found) return text.slice(0, found.at).split("\n").length;
  }
  return 1;
}

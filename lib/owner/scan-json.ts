/** Where a field (its name) or an entry of a list begins in a JSON text, and its path. */
export type Place = { at: number; path: readonly (string | number)[] };

const gap = /[ \t\r\n]*/y;
/** A text up to its closing quote, which may be missing. */
const quoted = /"(?:[^"\\\x00-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;
const plain = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

/** Where a form ends that begins at a place; the place itself where it does not. */
function endOf(form: RegExp, text: string, at: number): number {
  form.lastIndex = at;
  return form.test(text) ? form.lastIndex : at;
}

/**
 * Reads a text as JSON, as far as it is: its places, in order, and the first sign that no JSON has there, by its
 * index, which is the text's length where something is missing at its end.
 */
export function scanJson(text: string): { places: Place[]; fault: number | undefined } {
  const places: Place[] = [];
  // Of each group and list around: the name of the field under way, or the entry's number.
  const path: (string | number)[] = [];
  let wanted: "value" | "name" | "colon" | "end" = "value";
  let isNew = false;
  for (let at = endOf(gap, text, 0); ; at = endOf(gap, text, at)) {
    const around = path.at(-1);
    const sign = text.charAt(at);
    const isList = typeof around === "number";
    if (around !== undefined && sign === (isList ? "]" : "}") && (isNew || wanted === "end")) {
      path.pop();
      wanted = "end";
      at += 1;
    } else if (wanted === "end") {
      if (around === undefined || sign !== ",")
        return { places, fault: sign || around !== undefined ? at : undefined };
      if (isList) path.splice(-1, 1, around + 1);
      wanted = isList ? "value" : "name";
      at += 1;
    } else if (wanted === "colon") {
      if (sign !== ":") return { places, fault: at };
      wanted = "value";
      at += 1;
    } else {
      const began = at;
      if (wanted === "value" && isList) places.push({ at, path: [...path] });
      if (wanted === "value" && (sign === "{" || sign === "[")) {
        path.push(sign === "{" ? "" : 0);
        wanted = sign === "{" ? "name" : "value";
        isNew = true;
        at += 1;
        continue;
      }
      if (sign === '"') {
        at = endOf(quoted, text, at);
        if (text.charAt(at) !== '"') return { places, fault: at };
        at += 1;
      } else if (wanted === "value") at = endOf(plain, text, at);
      if (at === began) return { places, fault: at };
      if (wanted === "name") {
        path.splice(-1, 1, JSON.parse(text.slice(began, at)) as string);
        places.push({ at: began, path: [...path] });
      }
      wanted = wanted === "name" ? "colon" : "end";
    }
    isNew = false;
  }
}

/** The line, counted from 1, where the value of a path begins, or that around it where there is none. */
export function lineOf(text: string, path: readonly PropertyKey[]): number {
  const { places } = scanJson(text);
  for (let length = path.length; length > 0; length -= 1) {
    const wanted = path.slice(0, length).join("\n");
    const found = places.find((place) => place.path.join("\n") === wanted);
    if (found) return text.slice(0, found.at).split("\n").length;
  }
  return 1;
}

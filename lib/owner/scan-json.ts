import { visit, type JSONPath, type JSONVisitor } from "jsonc-parser";

/** Where a field (its name) or an entry of a list begins in a JSON text, and its path. */
export type Place = { at: number; path: JSONPath };

/** The index of what JSON has not there: a sign, the text's end, or a text in quotes with a fault in it. */
export type Fault = { at: number; inText: boolean };

/** `ParseErrorCode.UnexpectedEndOfString`: with it begin the errors within a text. */
const inText = 12;

/** Reads a text as JSON, as far as it is: its places, in order, and its first fault. */
export function scanJson(text: string): { places: Place[]; fault: Fault | undefined } {
  const places: Place[] = [];
  const value = (at: number, path: JSONPath) =>
    typeof path.at(-1) === "number" && places.push({ at, path });
  const reader: JSONVisitor = {
    onObjectBegin: (at, _length, _line, _column, path) => void value(at, path()),
    onArrayBegin: (at, _length, _line, _column, path) => void value(at, path()),
    onLiteralValue: (_value, at, _length, _line, _column, path) => void value(at, path()),
    onObjectProperty: (name, at, _length, _line, _column, path) =>
      void places.push({ at, path: [...path(), name] }),
    onError: (code, at) => {
      throw { at, inText: code >= inText } satisfies Fault;
    },
  };
  try {
    visit(text, reader, { disallowComments: true });
    return { places, fault: undefined };
  } catch (fault) {
    return { places, fault: fault as Fault };
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

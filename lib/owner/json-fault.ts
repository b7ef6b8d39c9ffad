/** The first thing in a text that is no JSON: where, from 0, and what is wrong, as the end of a sentence. */
export type JsonFault = { at: number; message: string };

const token =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null|[[\]{}:,]/iy;
const space = /[ \t\r\n]*/y;

/** What may come next: a value, a field's name, the colon after it, or a comma or an end. */
type Wanted = "value" | "name" | "colon" | "comma";

const wantedInstead: Record<Wanted, string> = {
  value: "a value is missing here, such as a text in double quotes",
  name: "a field's name in double quotes is missing here",
  colon: "a colon is missing here",
  comma: "a comma is missing here",
};

/** Finds the first fault of a JSON text; undefined where `JSON.parse` would take it. */
export function jsonFault(source: string): JsonFault | undefined {
  const open: string[] = [];
  let wanted: Wanted = "value";
  let last = "";
  let end = 0;
  for (;;) {
    space.lastIndex = end;
    const at = end + (space.exec(source)?.[0].length ?? 0);
    const whole = last !== "" && open.length === 0;
    if (at === source.length)
      return whole
        ? undefined
        : { at: end, message: `the file ends before its last ${open.at(-1) === "[" ? "]" : "}"}` };
    if (whole) return { at, message: "nothing may stand after the last }" };
    token.lastIndex = at;
    const found = token.exec(source)?.[0] ?? "";
    const closes = found === (open.at(-1) === "[" ? "]" : "}") && open.length > 0;
    if (closes && (wanted === "comma" || last === open.at(-1))) {
      open.pop();
      wanted = "comma";
    } else if (closes && last === ",")
      return { at: end - 1, message: `the comma before ${found} is one too many` };
    else if (!found && source[at] === '"')
      return {
        at,
        message: "the text that begins here has no closing quote, or a \\ that means nothing",
      };
    else if (wanted === "comma" && found === ",") wanted = open.at(-1) === "[" ? "value" : "name";
    else if (wanted === "colon" && found === ":") wanted = "value";
    else if (wanted === "name" && found.startsWith('"')) wanted = "colon";
    else if (wanted === "value" && /^[\["{\-\dtfn]/.test(found)) {
      if (found === "[" || found === "{") open.push(found);
      wanted = found === "[" ? "value" : found === "{" ? "name" : "comma";
    }
    // What is missing is missing where the last thing ends.
    else
      return {
        at: wanted === "comma" || wanted === "colon" ? end : at,
        message: wantedInstead[wanted],
      };
    last = found;
    end = at + found.length;
  }
}

import { placeOf } from "@/content/mistakes";
import { scanJson } from "@/lib/owner/scan-json";
import { encodingFault } from "@/lib/owner/sentences";

/** How the signs are called that an owner forgets or that a word processor puts in their place. */
const names: Partial<Record<string, string>> = {
  ...{ '"': "a double quote", ",": "a comma", ":": "a colon", "\\": "a backslash" },
  ...{ "{": "a brace {", "}": "a brace }", "[": "a bracket [", "]": "a bracket ]" },
  ...{ "\t": "a tab", "\n": "a line break", "'": "a single quote", ".": "a decimal point" },
  ...{ "},": "a brace } with a comma", "],": "a bracket ] with a comma", ",,": "two commas" },
  ...{ "]}": "the end ]}", "}]}": "the end }]}", '"}]}': 'the end "}]}' },
};
/** What is forgotten: a sign, or the line that ends a group or a list. */
const signs = ['"', ",", ":", "}", "]", "{", "[", "},", "],"];

/** What a word processor, another keyboard or a copied page puts in the place of a sign. */
const odd = /[^\x20-\x7e\n]|[;']/;

function nameOf(sign: string): string {
  if (/[“”„‘’]/.test(sign)) return `a curly quote ${sign} from a word processor`;
  return names[sign] ?? (/\S/.test(sign) ? sign : "a space that is no plain one");
}

/** How far before a fault the sign is looked for that made it. */
const reach = 240;

/** One mistake undone: what was at a place is replaced by what is wanted there. */
type Repair = { at: number; was: string; wanted: string };

const apply = (text: string, { at, was, wanted }: Repair) =>
  text.slice(0, at) + wanted + text.slice(at + was.length);

/** What one sign could be at a place, the likeliest first. */
function repairsAt(text: string, at: number): Repair[] {
  const was = text.charAt(at);
  const changed = /[\w.]/.test(was) ? [] : [/\s/.test(was) ? " " : "", ...signs];
  const [doubled = ""] = /^(?:[}\]]?,){1,2}/.exec(text.slice(at, at + 4)) ?? [];
  return [
    ...(/^\d,\d/.test(text.slice(at - 1, at + 2)) ? [{ at, was, wanted: "." }] : []),
    ...[...signs, ...(was === '"' ? ["\\"] : [])].map((wanted) => ({ at, was: "", wanted })),
    ...changed.map((wanted) => ({ at, was, wanted })),
    ...(names[doubled] ? [{ at, was: doubled, wanted: "" }] : []),
  ];
}

/** Where a word follows a text: its quotes from the last before the word on, one more each time, as parts of it. */
function quotesWithin(text: string, fault: number): Repair[] {
  const at = text.lastIndexOf('"', fault);
  const [line = ""] = text.slice(at).split("\n", 1);
  if (/["{}[\]:,\n]|\s$/.test(text.slice(at + 1, fault + 1))) return [];
  return [...line.matchAll(/"/g)].map(({ index }) => {
    const was = line.slice(0, index + 1);
    return { at, was, wanted: was.replaceAll('"', '\\"') };
  });
}

/**
 * The repair, nearest before the fault, by which a text is JSON, or is so farthest, where it has more
 * faults: at least beyond the line. Of those that make it JSON, best one with all that is wanted.
 */
function findRepair(text: string, fault: number, isGood: (text: string) => boolean) {
  const candidates = Array.from({ length: fault + 1 }, (_, back) => fault - back)
    // Farther away only where a list or a group may begin.
    .filter((at) => fault - at < reach || text.slice(at - 2, at) === ": ")
    .flatMap((at) => repairsAt(text, at))
    .sort((one, other) => Number(odd.test(other.was)) - Number(odd.test(one.was)));
  const end = text.trimEnd().length;
  const ends = ["]}", "}]}", '"}]}'].map((wanted) => ({ at: end, was: "", wanted }));
  let best: Repair | undefined;
  let farthest = text.indexOf("\n", fault) + 1 || text.length;
  for (const repair of [
    ...quotesWithin(text, fault),
    ...candidates,
    ...(fault < end ? [] : ends),
  ]) {
    const repaired = apply(text, repair);
    const next = scanJson(repaired).fault ?? Infinity;
    if (next === Infinity && isGood(repaired)) return repair;
    if (next <= farthest) continue;
    best = repair;
    farthest = next;
  }
  return best;
}

/** A fault that no one sign repairs, by what stands there. */
function sayUnrepaired(rest: string): string {
  const [word] = /^[^\s,:{}[\]"“”„‘’'/]+/.exec(rest) ?? [];
  if (word && /^(yes|no|true|false)$/i.test(word))
    return `${word} must be true or false, in small letters and without quotes`;
  if (word) return `${word} must stand in double quotes`;
  if (/^[},]/.test(rest)) return "a colon and a value are missing";
  if (/^[“”„‘’']/.test(rest)) return `${nameOf(rest.charAt(0))} stands for a double quote`;
  if (/^\/[/*]/.test(rest)) return "a comment has no place in a data file";
  return "something is wrong with the quotes, commas and braces of this line";
}

function say({ was, wanted }: Repair): string {
  if (wanted.startsWith("\\")) return 'a double quote within a text must be written \\"';
  if (!was) return `${nameOf(wanted)} is missing`;
  if (!wanted) return `${nameOf(was)} is too many`;
  if (wanted === " ") return `${nameOf(was)} must be a plain space`;
  return `${nameOf(was)} stands for ${nameOf(wanted)}`;
}

/**
 * What keeps a text from being JSON: the line, the entry by its name, and the sign that is missing, too many or
 * another, found by trying which one makes it JSON again.
 *
 * @param isGood whether a text has what the file must have, which decides where several would do
 * @returns the rest of a sentence that begins with the file; undefined where the text is JSON
 */
export function jsonFault(text: string, isGood: (text: string) => boolean): string | undefined {
  const encoding = encodingFault(text);
  if (encoding) return encoding;
  if (!text.trim()) return ", line 1: is empty.";
  const { fault } = scanJson(text);
  if (fault === undefined) return undefined;

  const repair = findRepair(text, fault, isGood);
  let at = repair?.at ?? fault;
  // What is missing is missing after what stands before it, not on the next line.
  const ending = text.slice(0, at).trimEnd();
  if (repair && !repair.was && (/[,}\]]/.test(repair.wanted) || ending.endsWith(":")))
    at = ending.length;
  const lines = text.slice(0, at).split("\n");
  const whole = text.split("\n")[lines.length - 1] ?? "";
  const before = lines.at(-1)?.trimStart().slice(-50);
  const repaired = repair ? apply(text, repair) : text;
  const { places, fault: next } = scanJson(repaired);
  const entry = places.findLast((place) => place.at <= at);
  const value: unknown = next === undefined ? JSON.parse(repaired) : undefined;
  const place = entry && placeOf(value, entry.path);
  const what = repair ? say(repair) : sayUnrepaired(text.slice(at));
  const where = before ? ` after: ${before}` : ` before: ${whole.trim().slice(0, 50)}`;
  return `, line ${lines.length}${place ? `: ${place}` : ""}: ${what}${where}`;
}

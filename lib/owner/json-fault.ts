import {
  findNodeAtLocation,
  getLocation,
  parse,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import type { JSONPath, ParseError } from "jsonc-parser";
import { placeOf } from "@/content/mistakes";
import { curlyAdvice, encodingFault } from "@/lib/owner/sentences";

/** What is wrong where the parser stops, by its own names for that. */
const meanings: Partial<Record<string, string>> = {
  PropertyNameExpected:
    "a field's name in double quotes is missing, or the comma before is too many",
  ValueExpected: "a value is missing, or the comma before is too many",
  ColonExpected: "a colon is missing",
  CommaExpected: "a comma is missing, or a quote, brace or bracket before it is wrong",
  CloseBraceExpected: "a comma or a brace } is missing",
  CloseBracketExpected: "a comma or a bracket ] is missing",
  InvalidSymbol: "a word stands without double quotes, or a quote before it is missing or too many",
  UnexpectedEndOfString: "a double quote is missing at the end of a text",
  InvalidCharacter: "a tab within a text must be a plain space",
  InvalidEscapeCharacter: "a backslash is too many",
  InvalidCommentToken: "a comment has no place in a data file",
  EndOfFileExpected: "a brace or a bracket is too many",
};

/** What stands where it is found; the rest is found at the next sign, as a comma too many is. */
const own = /InvalidSymbol|InvalidCommentToken|EndOfFileExpected|(?<!,)PropertyNameExpected/;

/** A space that is none of JSON's, or a sign without a width, as web pages have them. */
const unseen = /^[^\s"]*([^\S \t\r\n]|\p{Cf})/u;

/**
 * What keeps a text from being JSON: the line, the entry by its name, what is wrong, and the words before.
 *
 * @returns the rest of a sentence that begins with the file; undefined where the text is JSON
 */
export function jsonFault(text: string): string | undefined {
  const encoding = encodingFault(text);
  if (encoding) return encoding;
  if (!text.trim()) return ", line 1: is empty.";
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [fault] = errors;
  if (!fault) return undefined;
  const before = text.slice(0, fault.offset).trimEnd();
  // A field's name is empty where it is still to come, and holds a sign where a quote is missing.
  const { path: read } = getLocation(text, before.length);
  const path = read.filter((key) => !/^$|[":,]/.test(String(key)));
  const place = placeOf(parse(before), path);
  const code = printParseErrorCode(fault.error);
  const here = before.split("\n").at(-1)?.trimStart().slice(-50);
  const [rest = ""] = text.slice(fault.offset).split("\n");
  const [, sign] = unseen.exec(rest) ?? [];
  const what = sign
    ? `a sign that is not seen (U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}) must be a plain space`
    : (meanings[code] ?? "a sign is missing or too many");
  const found = own.test(before.slice(-1) + code) ? text.slice(0, fault.offset) : before;
  const where = lineAt(found) > lineAt(before) ? `at: ${rest.slice(0, 50)}` : `after: ${here}`;
  const advice = curlyAdvice(`${here}${rest}`);
  return `, line ${lineAt(found)}${place && `: ${place}`}: ${what}, ${where}${advice && `. ${advice}`}`;
}

/** The line, counted from 1, at the end of a text. */
const lineAt = (before: string) => before.split("\n").length;

/** The line where the value of a path begins, or that around it where there is none. */
export function lineOf(text: string, path: readonly PropertyKey[]): number {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, path as JSONPath);
  if (node) return lineAt(text.slice(0, node.offset));
  return path.length > 0 ? lineOf(text, path.slice(0, -1)) : 1;
}

/** The names that stand twice in one group, each with its line: JSON takes the last in silence. */
export function namedTwice(text: string, node = parseTree(text)): { name: string; line: number }[] {
  const children = node?.children ?? [];
  const keys =
    node?.type === "object" ? children.flatMap(({ children: [key] = [] }) => key ?? []) : [];
  const twice = keys.filter(
    (key, index) => keys.findIndex(({ value }) => value === key.value) < index,
  );
  return [
    ...twice.map(({ value, offset }) => ({ name: value, line: lineAt(text.slice(0, offset)) })),
    ...children.flatMap((child) => namedTwice(text, child)),
  ];
}

import { getLocation, parse } from "jsonc-parser";
import { placeOf } from "@/content/mistakes";
import { scanJson, type Fault } from "@/lib/owner/scan-json";
import { encodingFault } from "@/lib/owner/sentences";

/** How the signs are called that an owner forgets or that a word processor puts in their place. */
const names: Partial<Record<string, string>> = {
  ...{ '"': "a double quote", ",": "a comma", ":": "a colon", "'": "a single quote" },
  ...{ "{": "a brace {", "}": "a brace }", "[": "a bracket [", "]": "a bracket ]" },
  ...{ "\t": "a tab", "\n": "a line break", "\r\n": "a line break", "\\": "a backslash" },
  ...{ "},": "a brace } with a comma", "],": "a bracket ] with a comma" },
};

function nameOf(sign: string): string {
  if (/[“”„‘’]/.test(sign)) return `a curly quote ${sign} from a word processor`;
  if (/^[}\]]{2,}$/.test(sign)) return `the end ${sign}`;
  return names[sign] ?? (/\S/.test(sign) ? sign : "a space that is no plain one");
}

/**
 * A pattern of a text around its first fault, which is marked: ◆ in a group, ◇ in a list (◈ is either), ▼ at the
 * end, ■ after it, ▲ before a text in quotes that has the fault in it. An empty `()` is the place of which it is told.
 */
const pattern = ({ raw: [written = ""] }: TemplateStringsArray) =>
  new RegExp(
    written
      .replaceAll("GROUP", String.raw`\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}`)
      .replaceAll("TEXT", String.raw`"(?:[^"\\\n]|\\.)*"`)
      .replaceAll("◈", "[◆◇]"),
    "dmu",
  );

/** What owners do, the rarer before the more frequent, and how it is said, with a sign by its name for `$`. */
const rules: readonly (readonly [RegExp, string])[] = [
  // A text in quotes, or a word without them.
  [pattern`"()▲"[^"\n]*$|()""◈\w|"()◈"(?::|[\s,\}\]]*")`, "a double quote is too many"],
  [pattern`[\{,]\s*▲?"\w+():[^"\n]*(?:"◈|$)`, "a double quote is missing"],
  [pattern`▲"[^\n]*?()(?<sign>\t)`, "$ must be a plain space"],
  [pattern`▲"(?:[^"\\\n]|\\["\\/bfnrtu])*()\\`, "a backslash is too many"],
  [pattern`▲"[^"\n]*()(?<sign>[“”„])(?::|[\s,\}\]]*$)`, "$ stands for a double quote"],
  [pattern`▲"[^\n]*()(?<sign>\r?\n)\s*[^\s"\{\}\[\]]`, "$ must be a plain space"],
  [pattern`▲"[^\n]*?()[\s,\}\]]*$`, "a double quote is missing"],
  [pattern`"[^"\n]*()(?<sign>[“”„])[^"\n]*"◈\S`, "$ stands for a double quote"],
  [pattern`"[^"\n]*?()[,:]\s*"◈[^"\n]+"\s*[,:\}\]]`, "a double quote is missing"],
  [pattern`[\{,]\s*TEXT()\s*◆(?:true|false|[\d-])`, "a colon is missing"],
  [pattern`()"\s*◈[\p{L}\d]`, 'a double quote within a text must be written \\"'],
  [pattern`()◈(?<sign>[“”„‘’'])`, "$ stands for a double quote"],
  [pattern`()[◆◇■]/[/*]`, "a comment has no place in a data file"],
  [pattern`()◈(?<sign>[^\S\n\r\t ])`, "$ must be a plain space"],
  [pattern`()[\d.]+◈"|()[\d.]*◈[^"\{\}\[\]\n]+"\s*(?:[,:\}\]]|$)`, "a double quote is missing"],
  [
    pattern`()◈(?<sign>yes|no|true|false)\b`,
    "$ must be true or false, in small letters and without quotes",
  ],
  [pattern`()◈(?<sign>\p{L}[^\s,:\{\}\[\]"/]*)`, "$ must stand in double quotes"],
  [pattern`()◈(?<sign>[;.])`, "$ stands for a comma"],
  // Signs between.
  [pattern`\d(),◆\d`, "a comma stands for a decimal point"],
  [pattern`[\}\]]\s*,?\s*()(?:◇(?=\})|◆(?=\]))(?<sign>.,?)`, "$ is too many"],
  [pattern`(),\s*◈[\}\]]|,\s*()◈,`, "a comma is too many"],
  [pattern`:\s*()◆:`, "a colon is too many"],
  [pattern`\{\s*()◆\{`, "a brace { is too many"],
  [pattern`:()\s*◆[,\}]`, "a value is missing"],
  [pattern`[\{,]\s*TEXT()\s*◆,\s*(?:TEXT|[\w.-]+)\s*[,\}]`, "a comma stands for a colon"],
  [pattern`[\{,]\s*TEXT()\s*◆[,\}]`, "a colon and a value are missing"],
  [pattern`:()\s*(?:TEXT(?:,\s*TEXT)*|[\w.-]+)?◆(?:,\s*TEXT)*\]`, "a bracket [ is missing"],
  [pattern`:()[ \t]*\r?\n\s*GROUP\s*,\s*◆\{`, "a bracket [ is missing"],
  [pattern`:()\s*TEXT\s*◆:|(?:[\[\}]|\},)()\s*TEXT\s*◇:|()TEXT\s*■:`, "a brace { is missing"],
  [pattern`(),\s*TEXT\s*◇:|\[()\s*◇,|()\s*◇\}`, "a bracket ] is missing"],
  [pattern`(),\s*◆\{|\{()\s*◆,|()\s*◆\]`, "a brace } is missing"],
  [pattern`[\{,]\s*TEXT()\s*◆`, "a colon is missing"],
  [pattern`()\s*◈["\{\[\w-]`, "a comma is missing"],
  [pattern`()(?<sign>[\}\]])\s*■,`, "$ is too many"],
  [pattern`()■(?<sign>[\}\]])`, "$ is too many"],
  // A group that nothing ends, by how far its lines are set in.
  [pattern`^ {2}\S.*\{[^\}\n]*(),\r?\n {2}"[^]*▼`, "a brace } is missing"],
  [pattern`()▼`, "$ is missing"],
];

/** What ends each group and list that is open at a place of a text, the innermost first. */
const openAt = (text: string, at: number): string =>
  getLocation(text, at)
    .path.map((key) => (typeof key === "number" ? "]" : "}"))
    .reverse()
    .join("");

/** What is wrong at a fault, and the index of the sign that it is told of. */
function explain(text: string, { at, inText }: Fault): [what: string, at: number] {
  const end = text.trimEnd().length;
  const open = openAt(text, at);
  const mark = inText ? "▲" : at >= end ? "▼" : open.startsWith("}") ? "◆" : open ? "◇" : "■";
  const place = Math.min(at, end);
  const marked = text.slice(0, place) + mark + text.slice(place);
  for (const [fits, sentence] of rules) {
    const { groups, indices = [] } = fits.exec(marked) ?? {};
    const [told] = indices.slice(1).find(Boolean) ?? [];
    if (told === undefined) continue;
    return [sentence.replace("$", nameOf(groups?.sign ?? open)), told - Number(told > place)];
  }
  return ["something is wrong with the quotes, commas and braces of this line", place];
}

/**
 * What keeps a text from being JSON: the line, the entry by its name, and the sign that is missing, too many or
 * another.
 *
 * @returns the rest of a sentence that begins with the file; undefined where the text is JSON
 */
export function jsonFault(text: string): string | undefined {
  const encoding = encodingFault(text);
  if (encoding) return encoding;
  if (!text.trim()) return ", line 1: is empty.";
  const { places, fault } = scanJson(text);
  if (!fault) return undefined;
  const [what, at] = explain(text, fault);
  const lines = text.slice(0, at).split("\n");
  const whole = text.split("\n")[lines.length - 1] ?? "";
  const before = lines.at(-1)?.trimStart().slice(-50);
  const entry = places.findLast((place) => place.at <= at);
  const place = entry && placeOf(parse(text.slice(0, at)), entry.path);
  const where = before ? ` after: ${before}` : ` before: ${whole.trim().slice(0, 50)}`;
  return `, line ${lines.length}${place ? `: ${place}` : ""}: ${what}${where}`;
}

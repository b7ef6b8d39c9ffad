/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { about } from "@/content/about";
import { dataFiles } from "@/content/data/data-files";
import { contentMistakes, mistakesOfText, type DataFile } from "@/lib/owner/check-content";
import { jsonFault } from "@/lib/owner/json-fault";
import { sentencesOf } from "@/lib/owner/sentences";

const town = `{
  "towns": [
    { "name": "Elgin", "zipCodes": ["60120"] },
    { "name": "Lisle", "zipCodes": ["60532"], "place": { "latitude": 41.8, "longitude": -88.07 } },
    { "name": "Geneva", "zipCodes": ["60134"] }
  ],
  "nearby": {}
}`;

test("content as it is has no mistake", async () => {
  expect(await contentMistakes()).toEqual([]);
});

test.each([
  ['"name": "Lisle"', '"name: "Lisle"', "line 4: towns number 2: a word stands without double qu"],
  ['"Lisle"', "Lisle", "a word stands without double quotes, or a quote before it"],
  ['"Lisle",', '"Lisle"', 'towns "Lisle", name: a comma is missing, or a quote, brace or bracket'],
  ['"name":', '"name"', 'a colon is missing, after: { "name"'],
  ['"60532"]', '"60532"', "a comma is missing, or a quote, brace or bracket before it is wrong, a"],
  ['["60532"]', '["60532",]', "a value is missing, or the comma before is too many, after: "],
  ["-88.07 }", "-88.07, }", "place: a field's name in double quotes is missing, or the comma"],
  ['"Lisle"', '"Lisle”', "A curly quote from a word processor must be a straight one."],
  ['"Lisle"', '"Li\tsle"', "a tab within a text must be a plain space, after: "],
  ['"Lisle"', '"Li\nsle"', "a double quote is missing at the end of a text, after: "],
  ['"Lisle",', '"Lisle", // ours', "a comment has no place in a data file, after: "],
  ['"Lisle"', '"\uFFFD"', "has signs that are no text, or a byte order mark: save it as UTF-8 ("],
  ['"zipCodes": ["60532"]', '"name": "Lyle"', 'the field "name" stands twice.'],
  ["41.8", "418", 'towns "Lisle", place.latitude: 418 must be a latitude in Illinois, like 41.7'],
  ['"zipCodes": ["60532"]', '"zipCode": ["60532"]', '; did you mean "zipCodes"?'],
  // On the line before, nothing is wrong.
  ['{ "n', '// ours\n{ "n', "a comment has no place in a data file, at: // ours"],
  ['{ "n', 'x { "n', 'a quote before it is missing or too many, at: x { "name"'],
  ["{", "\u00a0{", "a sign that is not seen (U+00A0) must be a plain space, at: \u00a0{"],
  ["{", "\u200b{", "a sign that is not seen (U+200B) must be a plain space, at: "],
])("%s as %j is said with its line", (before, after, sentence) => {
  const [, , , line = ""] = town.split("\n");
  const edited = town.replace(line, line.replace(before, after));
  const said = mistakesOfText("data/towns.json", edited).join("\n");
  expect(said).toContain("content/data/towns.json, line 4: ");
  expect(said).toContain(sentence);
});

test("what an editor adds between is no mistake, what it adds before is one", () => {
  for (const text of [town.replaceAll("\n", "\r\n"), town.replaceAll("    ", "\t")])
    expect(mistakesOfText("data/towns.json", text)).toEqual([]);
  expect(mistakesOfText("data/towns.json", `\uFEFF${town}`)).toEqual([
    expect.stringMatching(
      /^content\/data\/towns.json, line 1: has .* byte order mark: save it as UTF-8/,
    ),
  ]);
  for (const text of [`{\n${town}`, "{}\n}"])
    expect(mistakesOfText("data/towns.json", text)).toEqual([
      expect.stringMatching(/^content\/data\/towns.json, line 2: /),
    ]);
  expect(mistakesOfText("data/towns.json", "")).toEqual([
    "content/data/towns.json, line 1: is empty.",
  ]);
});

const sign = fc.constantFrom("", ..."\",:{}[]\\/'“”;x0 \t\n\u00a0");
test("a text is found to be JSON where it is", () => {
  const parses = (text: string) => {
    try {
      return JSON.parse(text) !== undefined;
    } catch {
      return false;
    }
  };
  fc.assert(
    fc.property(fc.json(), fc.nat(), sign, (json, place, put) => {
      const at = place % json.length;
      for (const text of [json, json.slice(0, at) + put + json.slice(at + 1)])
        expect(jsonFault(text) === undefined).toBe(parses(text));
    }),
  );
});

test("any sign of any data file gone or changed is no mistake, or one with file and line", () => {
  const files = Object.keys(dataFiles) as DataFile[];
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.noBias(fc.nat()), sign, (name, place, put) => {
      const text = readFileSync(join("content", name), "utf8");
      const at = place % text.length;
      for (const said of mistakesOfText(name, text.slice(0, at) + put + text.slice(at + 1)))
        expect(said).toMatch(new RegExp(`^content/${name}, line \\d+: [^\n]+$`));
    }),
    { numRuns: 50 },
  );
});

test("a module's syntax error is a sentence, and any other error begins with its file", () => {
  const thrown =
    'Transform failed with 1 error:\n/home/x/content/about.ts:54:4: ERROR: Expected "}" but found "label"';
  expect(sentencesOf(new Error(thrown), "home.ts")).toEqual([
    'content/about.ts, line 54, column 5: Expected "}" but found "label". A comma, a quote or a bracket is missing here or just before.',
  ]);
  const said = "content/about.ts: intro: is missing.";
  expect(sentencesOf(new Error(said), "home.ts")).toEqual([said]);
  const unknown = `content/pictures.ts: there is no picture "${about.picture}"`;
  expect(sentencesOf(unknown, "facts.ts")).toEqual([
    expect.stringMatching(/^content\/about\.ts(, [\w/.-]+)*: there is no picture/),
  ]);
  expect(sentencesOf("odd", "home.ts")).toEqual(["content/home.ts: odd"]);
  const lost = "Cannot find package '@/content' imported from /x/content/about.ts";
  expect(sentencesOf(lost)).toEqual([
    expect.stringMatching(/^content\/about.ts: there is no file/),
  ]);
});

test("every command that reads content says its mistakes in sentences", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  const owners = "start dev build smoke fonts maps photo masters schemas";
  const others = owners.split(" ").filter((name) => !scripts[name]?.includes("lib/owner/run.ts"));
  expect(others).toEqual([]);
  const run = spawnSync("npx", ["tsx", "lib/owner/run.ts", "gone.ts"], {
    encoding: "utf8",
  });
  expect(run.status).toBe(1);
  expect(run.stderr).toMatch(/^.*gone\.ts.*\n$/);
});

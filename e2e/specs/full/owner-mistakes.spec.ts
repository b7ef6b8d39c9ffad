import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@/e2e/support/fixtures";
import { ownerCopy } from "@/e2e/support/owner-copy";

type Data = Record<string, Record<string, unknown>[] & Record<string, unknown>>;
/** Changes a file's text. */
type Mistake = (text: string) => string;

/** Changes a data file's values. */
const value =
  (change: (data: Data) => void): Mistake =>
  (text) => {
    const data = JSON.parse(text) as Data;
    change(data);
    return JSON.stringify(data, null, 2);
  };
const set = (list: string, field: string, given: unknown) =>
  value((data) => Object.assign(data[list]?.[0] ?? {}, { [field]: given }));

/** What an owner gets wrong, and what the build's first step answers. */
const mistakes: readonly [file: string, mistake: Mistake, sentence: string][] = [
  [
    "data/promotions.json",
    (text) => text.replace(",\n", "\n"),
    "line 2, column 45: a comma is missing here",
  ],
  [
    "data/company.json",
    (text) => text.replace('"name": "', '"name": '),
    "a value is missing here, such as a text in double quotes",
  ],
  ["about.ts", (text) => text.replace(",\n", "\n"), "content/about.ts, line "],
  [
    "data/promotions.json",
    set("promotions", "endsOn", "12/25/2026"),
    'endsOn: "12/25/2026" must be a date like "2026-12-25".',
  ],
  [
    "data/promotions.json",
    value((data) =>
      Object.assign(data.promotions?.[0] ?? {}, { startsOn: "2026-02-01", endsOn: "2026-01-01" }),
    ),
    'endsOn: "2026-01-01" must not lie before startsOn, 2026-02-01.',
  ],
  [
    "data/towns.json",
    set("towns", "zipCodes", undefined),
    "zipCodes: is missing: it must be a list of ZIP codes",
  ],
  ["data/towns.json", set("towns", "palce", {}), 'has "palce", which is no field of it'],
  [
    "data/company.json",
    value((data) => Object.assign(data.address ?? {}, { town: "Napervile" })),
    'address.town: "Napervile" must be a town of data/towns.json',
  ],
  [
    "data/company.json",
    value((data) => Object.assign(data, { phone: "630-555-014" })),
    'phone: "630-555-014" must be a telephone number like "(630) 555-0142".',
  ],
  [
    "data/gallery.json",
    set("tiles", "source", "our-van"),
    'source: "our-van" must be the name of a picture',
  ],
  [
    "data/hours.json",
    value((data) => Object.assign(data.repairs ?? {}, { Saturday: "8-12" })),
    'repairs.Saturday: "8-12" must be hours like "7AM-8PM"',
  ],
  [
    "about.ts",
    (text) => text.replace(/picture: "[^"]+"/, 'picture: "our-van"'),
    'content/about.ts: picture: "our-van" must be a picture of content/imagery',
  ],
];

test(
  "each of an owner's mistakes stops the build's first step with a sentence, and nothing else",
  { tag: ["@full", "@once"] },
  async () => {
    test.setTimeout(300_000);
    const copy = ownerCopy("owner-mistakes");
    for (const [file, mistake, sentence] of mistakes) {
      const path = join(copy.folder, "content", file);
      const before = readFileSync(path, "utf8");
      writeFileSync(path, mistake(before));
      const { code, output } = await copy.run("npx tsx lib/export/prepare.ts");
      expect.soft([code, output], sentence).toEqual([1, expect.stringContaining(sentence)]);
      expect.soft(output, sentence).toMatch(/^content\/.*\n?$/);
      writeFileSync(path, before);
    }
    copy.remove();
  },
);

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@/e2e/support/fixtures";
import { ownerCopy } from "@/e2e/support/owner-copy";

type Mistake = [file: string, before: string | RegExp, after: string, sentence: string];

/**
 * What an owner gets wrong at once, and what the build's first step answers: data first, then modules, then
 * what the data say of each other. All sentences: content/mistakes.test.ts.
 */
const rounds: readonly (readonly Mistake[])[] = [
  [
    ["data/promotions.json", ",\n", "\n", "line 3, column 3: a comma is missing before"],
    ["data/company.json", /(?<="phone": ")[^"]+/, "630-555-014", "must be a telephone number"],
    ["data/towns.json", '"zipCodes"', '"zips"', 'has "zips", which is no field of it'],
    ["data/hours.json", /(?<="Saturday": ")[^"]+/, "8-12", '"8-12" must be hours like "7AM-8PM"'],
  ],
  [["about.ts", ",\n", "\n", "content/about.ts, line "]],
  [["about.ts", /(?<=picture: ")[^"]+/, "our-van", '"our-van" must be a picture of content/']],
  [
    ["data/company.json", /(?<="town": ")[^"]+/, "Napervile", "must be a town of data/towns.json"],
    ["data/gallery.json", /(?<="source": ")[^"]+/, "our-van", "must be the name of a picture"],
  ],
];

test(
  "an owner's mistakes stop the build's first step with a sentence for each, and nothing else",
  { tag: ["@full", "@once"] },
  async () => {
    test.setTimeout(300_000);
    const copy = ownerCopy("owner-mistakes");
    for (const mistakes of rounds) {
      const files = mistakes.map(([file]) => join(copy.folder, "content", file));
      const before = files.map((file) => readFileSync(file, "utf8"));
      for (const [at, [, from, to]] of mistakes.entries())
        writeFileSync(files[at]!, before[at]!.replace(from, to));
      const { code, output } = await copy.run("npx tsx lib/owner/run.ts lib/export/prepare.ts");
      expect.soft(code).toBe(1);
      for (const [, , , sentence] of mistakes) expect.soft(output).toContain(sentence);
      for (const line of output.trim().split("\n")) expect.soft(line).toMatch(/^content\//);
      for (const [at, file] of files.entries()) writeFileSync(file, before[at]!);
    }
    copy.remove();
  },
);

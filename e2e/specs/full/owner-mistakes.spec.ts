import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@/e2e/support/fixtures";
import { ownerCopy } from "@/e2e/support/owner-copy";

const build = "npx tsx lib/owner/run.ts lib/export/prepare.ts";
type Mistake = [file: string, before: string | RegExp, after: string, sentence: string];

const photo = "npm run --silent photo -- .github/home.jpg --where about --alt House";

/**
 * What an owner gets wrong at once, and what the build's first step answers: data first, then modules, then
 * what the data say of each other. All sentences: content/mistakes.test.ts and lib/owner/check-content.test.ts.
 */
const rounds: readonly (readonly [command: string, ...mistakes: readonly Mistake[]])[] = [
  [
    build,
    ["data/promotions.json", ",\n", "\n", "line 2: $schema: a comma is missing"],
    ["data/company.json", /(?<="phone": ")[^"]+/, "630-555-014", "must be a telephone number"],
    ["data/facts.json", '"price": "$99"', '"price": "99"', "must be whole dollars"],
  ],
  [build, ["data/promotions.json", '"code": "', '"code": "0', '0SUMMERAC" must be 4 to 12']],
  [build, ["icons.ts", '"air-vent",', '"air-vent"', "content/icons.ts, line "]],
  [build, ["about.ts", /(?<=picture: ")[^"]+/, "tool-rol", '; did you mean "tool-roll"?']],
  [
    build,
    ["data/company.json", /(?<="town": ")[^"]+/, "Napervile", '; did you mean "Naperville"?'],
    ["data/gallery.json", /(?<="source": ")[^"]+/, "our-van", "must be the name of a picture"],
  ],
  [build, ["data/towns.json", /(?<="name": ")Lisle/, "Lyle", 'mean "Lisle"?']],
  ["npm run --silent maps", ["data/towns.json", '"Lisle",', '"Lisle"', "a comma is missing"]],
  [
    photo,
    ["data/gallery.json", '"tiles": [', '"tiles": ', "a field's name in double quotes is missing"],
  ],
  ["npm run --silent schemas", ["data/facts.json", "2010", "MMX", "a word stands without double"]],
];

test("an owner's mistakes stop the build's first step and any command with a sentence for each, and nothing else @full @once", async () => {
  test.setTimeout(300_000);
  const copy = ownerCopy("owner-mistakes");
  for (const [command, ...mistakes] of rounds) {
    const before = new Map<string, string>();
    for (const [name, from, to] of mistakes) {
      const file = join(copy.folder, "content", name);
      const text = readFileSync(file, "utf8");
      if (!before.has(file)) before.set(file, text);
      writeFileSync(file, text.replace(from, to));
    }
    const { code, output } = await copy.run(command);
    expect.soft(code).toBe(1);
    for (const [, , , sentence] of mistakes) expect.soft(output).toContain(sentence);
    for (const line of output.trim().split("\n")) expect.soft(line).toMatch(/^content\//);
    for (const [file, text] of before) writeFileSync(file, text);
  }
  copy.remove();
});

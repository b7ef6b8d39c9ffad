import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "@/e2e/support/fixtures";
import { ownerCopy } from "@/e2e/support/owner-copy";
import { pageWords } from "@/content/words/pages";
import { filesIn } from "@/lib/export/export-files";

// What an owner edits in content is on the pages, and every test stays green.

/** What an owner does first: every sample replaced, other fees and hours, another picture. */
const samples: readonly [file: string, before: string | RegExp, after: string][] = [
  ["data/company.json", "(630) 555-0142", "+1 815.222.7788"],
  ["data/company.json", "hello@example.com", "office@warm-homes.test"],
  ["data/company.json", "https://www.example.com", "https://www.warm-homes.test"],
  ["data/company.json", "142 Sample Street", "7 North Long-Name Boulevard, Suite 12"],
  ["data/company.json", "60540", "60563"],
  [
    "data/company.json",
    /https:\/\/social\.example\.com\/[^"]*/,
    "https://www.facebook.com/warm-homes",
  ],
  ["data/company.json", "Example Studio", "Prairie Web Workshop"],
  ["data/facts.json", '"diagnosticFee": "$75"', '"diagnosticFee": "$85"'],
  ["data/facts.json", '"price": "$99"', '"price": "$120"'],
  ["data/hours.json", '"Saturday": "7AM-8PM"', '"Saturday": "8AM-12PM"'],
  ["data/hours.json", '"holidays": {', '"holidays": { "2026-12-25": "closed"'],
  [
    "data/promotions.json",
    /"code": "NEWHERE",\s+"endsOn": "2025-12-31"/,
    '"code": "HEARTH", "endsOn": "2099-12-31"',
  ],
  ["data/testimonials.json", "Sample homeowner, Naperville", "Dolores M., Naperville"],
  [
    "data/towns.json",
    '"towns": [',
    '"towns": [{ "name": "Sugar Grove", "zipCodes": ["60554"], "place": { "latitude": 41.77, "longitude": -88.44 } },',
  ],
];
function replaceSamples(content: string): void {
  for (const [name, before, after] of samples) {
    const source = readFileSync(join(content, name), "utf8");
    expect(source, `${name} says ${String(before)}`).toMatch(before);
    writeFileSync(join(content, name), source.replace(before, after));
  }
}

/** A photograph of the owner's, in each of the places that it may have. */
async function takePhoto({ folder, succeed }: ReturnType<typeof ownerCopy>) {
  const gallery = '{ "photographs": true, "tiles": [] }';
  writeFileSync(join(folder, "content", "data", "gallery.json"), gallery);
  const master = join(folder, "content", "imagery", "masters", "house-summer.avif");
  await sharp(master).resize(1400).jpeg().toFile(join(folder, "Our Van.JPG"));
  const what = '"Our Van.JPG" --replace --alt "Our van in front of a house." --focal "50 40"';
  for (const where of [
    "about",
    "acRepair",
    "gallery --category Heating",
    "team --person Ann --role Owner",
  ])
    await succeed(`npm run --silent photo -- ${what} --where ${where}`);
}

/** What the first day's edits come to on the pages, beside the number, which stands on each. */
const shown: Record<string, readonly string[]> = {
  "about-us": ['alt="Our van in front of a house."'],
  contact: ["8AM-12PM"],
  gallery: [pageWords.gallery.pictures],
  index: ["$120", "Sugar Grove", "Dolores M., Naperville"],
  promotions: ["HEARTH"],
  "service-area": ["Sugar Grove"],
  "services/acRepair": ["$85"],
};

async function expectShown(outDir: string) {
  for (const file of await filesIn(outDir)) {
    if (!file.endsWith(".html") || file === "proof.html") continue;
    const html = readFileSync(join(outDir, file), "utf8");
    for (const words of ["(815) 222-7788", ...(shown[file.slice(0, -5)] ?? [])])
      expect(html, file).toContain(words);
    expect(html, file).not.toContain("555-0142");
  }
}

test("the samples replaced, photographs and files of his own are shown and break no test (row 4) @full @once @alone", async () => {
  test.setTimeout(1_200_000);
  const copy = ownerCopy("owner-edit");
  writeFileSync(join(copy.folder, "public", "proof.html"), "A page of his own.");
  await takePhoto(copy);
  replaceSamples(join(copy.folder, "content"));
  // What a build asks for where the towns have changed.
  await copy.succeed("npm run --silent maps");
  await copy.succeed("npm run --silent build:e2e", "npx jest --silent");
  await copy.succeed("npx playwright test specs/export --project=desktop");
  await expectShown(join(copy.folder, "out"));
  copy.remove();
});

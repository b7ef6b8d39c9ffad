import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "@/e2e/support/fixtures";
import { ownerCopy } from "@/e2e/support/owner-copy";
import { pageWords } from "@/content/words/pages";
import { startPreview } from "@/lib/servers/preview/preview";

// Whatever an owner edits in content, the samples or at random, every test stays green.

/** Changes the content in a folder, and says how. */
type Edit = (content: string) => string;

/** Rewrites a list of a data file, its entries made of those that were there. */
function setList(content: string, name: string, list: (old: readonly object[]) => object[]): void {
  const file = join(content, "data", `${name}.json`);
  const data = JSON.parse(readFileSync(file, "utf8")) as Record<string, object[]>;
  writeFileSync(file, JSON.stringify({ ...data, [name]: list(data[name] ?? []) }));
}

const anyPlace = fc.noBias(fc.nat());
const letters = fc.string({ unit: fc.constantFrom(..."aenrstlu"), minLength: 30, maxLength: 30 });

/** Sentences and headings, with the words in them that may be any others. */
const said = /(?<=(?:^|: |\[)\s*)"[A-Z][^"\n]* [^"\n]*"(?=[,\];\n])/gm;
const plainWord = /(?<![{\w/.-])[A-Za-z]{4,}(?![\w}./])/g;

const word = fc.tuple(anyPlace, letters).map(([place, made]): Edit => (content) => {
  const all = readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((name) =>
      /^((words|services|figures)\/)?(?!schema|service-schema|icons|pictures|mistakes|parse-|week-)[\w-]+\.ts$|^data\/(facts|gallery|promotions|testimonials)\.json$/.test(
        name,
      ),
    )
    .map((name) => join(content, name))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(said)].flatMap(({ index, 0: text }) =>
        [...text.matchAll(plainWord)].map((found) => ({
          file,
          at: index + found.index,
          word: found[0],
        })),
      ),
    );
  const { file, at, word: old } = all[place % all.length] ?? { file: "", at: 0, word: "" };
  const next = made.slice(0, old.length);
  const cased = /^[A-Z]/.test(old) ? next.replace(/^./, (first) => first.toUpperCase()) : next;
  const source = readFileSync(file, "utf8");
  writeFileSync(file, source.slice(0, at) + cased + source.slice(at + old.length));
  return `${file}: ${old} becomes ${cased}`;
});

const names = fc.uniqueArray(letters, { maxLength: 40, size: "max" });
const towns = names.map((list): Edit => (content) => {
  const named = (made: string, index: number) => {
    return { name: made.slice(0, 10), zipCodes: [String(61000 + index)] };
  };
  // The company's own town stays.
  const isHome = (town: object) => "name" in town && town.name === "Naperville";
  setList(content, "towns", (old) => [...old.filter(isHome), ...list.map(named)]);
  return `${list.length + 1} towns at most`;
});

/** Those that a service page shows, and any others: on any days, or none that still runs. */
const shown = ["summer-ac-tune-up", "furnace-checkup", "duct-cleaning", "water-heater-upgrade"];
const day = fc.constantFrom("2019-03-31", "2026-11-24", "2099-12-31");
const offer = fc.tuple(letters, fc.array(day, { maxLength: 2 }));
const offers = fc.array(offer, { minLength: shown.length, maxLength: 12, size: "max" });
const offerList = fc.tuple(offers, fc.boolean()).map(([list, over]): Edit => (content) => {
  const entries = list.map(([made, days], index) => {
    const [endsOn, startsOn] = over ? ["2019-03-31"] : days.toSorted().toReversed();
    const words = { title: `$${index + 1} off ${made}`, description: `For one ${made} visit.` };
    const what = { id: shown[index] ?? `offer-${made}`, icon: "flame", amount: `$${index + 1}` };
    return { ...what, ...words, code: made.slice(0, 8).toUpperCase(), startsOn, endsOn };
  });
  setList(content, "promotions", () => entries);
  return `${list.length} offers${over ? ", all ended" : ""}`;
});

const stories = fc.constantFrom(0, 1, 2, 30).map((count): Edit => (content) => {
  const story = (_: unknown, id: number) => {
    const testimonial = `Visit ${id} was quick and kind.`;
    return { id: id + 1, name: `Customer ${id}`, timeAgo: "last week", testimonial };
  };
  setList(content, "testimonials", () => Array.from({ length: count }, story));
  return `${count} stories`;
});

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
  // The photograph alone: then none is an illustration.
  writeFileSync(join(folder, "content", "data", "gallery.json"), '{ "tiles": [] }');
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

/** What the first day's edits come to on the pages. */
function expectShown(outDir: string) {
  const on = (page: string) => expect(readFileSync(join(outDir, `${page}.html`), "utf8"), page);
  on("about-us").toContain('alt="Our van in front of a house."');
  for (const said of ["(815) 222-7788", "8AM-12PM"]) on("contact").toContain(said);
  on("gallery").toContain(pageWords.gallery.pictures);
}

/** Files of an owner's own, which are served byte for byte, whatever they are. */
const ownFiles = {
  ".well-known/assetlinks.json": "[]",
  "ads.txt": "google.com, pub-1, DIRECT",
  "docs/notes.txt": "Notes",
  "docs/manuals.tar.gz": "an archive",
  "google1234.html": "google-site-verification: google1234.html",
  "llms.txt": "# Warm Homes",
  "pictures/our-van.jpg": "a photograph",
  "pictures/team/ann.jpg": "another",
  "proof.html": '<script src="https://search.example/proof.js"></script>',
};

async function expectServed(outDir: string) {
  const { url, close } = await startPreview({ port: 0, outDir });
  for (const [file, text] of Object.entries(ownFiles)) {
    const answer = await fetch(`${url}/${file}`);
    expect([file, await answer.text()]).toEqual([file, text]);
    expect(answer.headers.get("cache-control"), file).toBe("public, max-age=0, must-revalidate");
  }
  await close();
}

const edit = fc.oneof({ arbitrary: word, weight: 6 }, towns, offerList, stories);

test.describe("an owner's edits @full @once @alone", () => {
  // One after the other, since each builds on both cores. Again would be with other edits.
  test.describe.configure({ mode: "default", retries: 0, timeout: 1_200_000 });

  test("the samples replaced, photographs and files of his own break no test (row 4)", async () => {
    const copy = ownerCopy("owner-edit");
    for (const [name, text] of Object.entries(ownFiles)) {
      const file = join(copy.folder, "public", name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    await takePhoto(copy);
    replaceSamples(join(copy.folder, "content"));
    await copy.check();
    expectShown(join(copy.folder, "out"));
    await expectServed(join(copy.folder, "out"));
    copy.remove();
  });

  test("twenty edits at random break no test", async () => {
    const seed = Number(process.env.EDIT_SEED ?? Date.now() % 2 ** 31);
    console.log(`EDIT_SEED=${seed}`);
    const copy = ownerCopy("owner-edit");
    for (const change of fc.sample(edit, { seed, numRuns: 20 }))
      console.log(change(join(copy.folder, "content")));
    await copy.check();
    copy.remove();
  });
});

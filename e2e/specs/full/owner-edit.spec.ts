import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import ts from "typescript";
import { test } from "@/e2e/support/fixtures";
import { ownerCopy } from "@/e2e/support/owner-copy";

// An owner's edits of content, made at random by rules: whatever they say, every test stays green.

/** One edit: what it is, for the report, and how it changes a copy's content. */
type Edit = { what: string; apply: (content: string) => void };

/** What stands under these names is no word of a sentence: the build refuses a wrong one by its name. */
const named =
  /^(id|icon|key|picture|category|source|path|page|link|href|ctaLink|related|code|option|promotion|family|service|part|machine|url|email|phone|siteUrl|mapUrl|reviewsUrl|state|weekdays|extended|photograph|wide|media|cta)$/;

/** Where a file has words that a reader sees: words of four letters and more in labels and sentences. */
function wordsOf(source: string): { at: number; word: string }[] {
  const tree = ts.createSourceFile("content.ts", source, ts.ScriptTarget.Latest, true);
  const found: { at: number; word: string }[] = [];
  const visit = (node: ts.Node): void => {
    const isNamed =
      ts.isPropertyAssignment(node) && named.test(node.name.getText(tree).replaceAll('"', ""));
    if (
      isNamed ||
      ts.isImportDeclaration(node) ||
      ts.isTypeNode(node) ||
      ts.isBinaryExpression(node)
    )
      return;
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
    if (isText && (ts.isTemplateLiteralToken(node) || /^[A-Z]|\s/.test(node.text))) {
      const text = node.getText(tree);
      for (const { index, 0: word } of text.matchAll(/(?<![{\w])[A-Za-z]{4,}(?![\w}.])/g))
        found.push({ at: node.getStart(tree) + index, word });
    }
    // What a schema says is read by whoever edits.
    if (!ts.isCallExpression(node)) return ts.forEachChild(node, visit);
    return node.arguments.slice(1).forEach(visit);
  };
  visit(tree);
  return found;
}

/** Rewrites the list that a content file checks; throws where it has none. */
function setList(file: string, list: unknown[]): void {
  const source = readFileSync(file, "utf8");
  const before = /(= check\([^[]*), \[[^]*?\]\);/;
  if (!before.test(source)) throw new Error(`${file} has no list`);
  writeFileSync(
    file,
    source.replace(before, (_, head: string) => `${head}, ${JSON.stringify(list)});`),
  );
}

const letters = fc.string({ unit: fc.constantFrom(..."aeinorstlu"), minLength: 30, maxLength: 30 });
const word = fc
  .record({ place: fc.noBias(fc.nat()), letters })
  .map(({ place, letters: made }): Edit => ({
    what: `word ${place} becomes ${made}`,
    apply(content) {
      const files = readdirSync(content, { recursive: true, encoding: "utf8" })
        .filter((file) => /^((words|services|figures)\/)?[\w-]+\.ts$/.test(file))
        .filter((file) => !/schema|icons|pictures/.test(file));
      const all = files.flatMap((name) => {
        const file = join(content, name);
        return wordsOf(readFileSync(file, "utf8")).map((each) => ({ file, ...each }));
      });
      const { file, at, word: old } = all[place % all.length] ?? { file: "", at: 0, word: "" };
      const source = readFileSync(file, "utf8");
      const first = /[A-Z]/.test(old) ? (made[0] ?? "").toUpperCase() : made[0];
      const next = `${first}${made.slice(1, old.length)}`;
      console.log(`${file}: ${old} becomes ${next}`);
      writeFileSync(file, source.slice(0, at) + next + source.slice(at + old.length));
    },
  }));

const towns = fc.uniqueArray(
  letters.map((made) => `T${made.slice(0, 9)}`),
  { maxLength: 40 },
);
const townList = towns.map((list): Edit => ({
  what: `${list.length + 1} towns`,
  apply: (content) => setList(join(content, "towns.ts"), ["Naperville", ...list]),
}));

const day = fc.constantFrom("2019-03-31", "2026-11-24", "2099-12-31");
const offer = fc.record({ letters, days: fc.array(day, { maxLength: 2 }) });
/** Those that a service page shows, and any others: as their days come, or none that still runs. */
const shown = ["summer-ac-tune-up", "furnace-checkup", "duct-cleaning", "water-heater-upgrade"];
const offers = fc.array(offer, { minLength: shown.length, maxLength: 12 });
const offerList = fc.record({ list: offers, over: fc.boolean() }).map(({ list, over }): Edit => ({
  what: `${list.length} offers${over ? ", all ended" : ""}`,
  apply(content) {
    const entries = list.map(({ letters: made, days }, index) => {
      const [endsOn, startsOn] = over ? ["2019-03-31"] : days.toSorted().toReversed();
      const [id, code] = [shown[index] ?? `offer-${made}`, made.slice(0, 8).toUpperCase()];
      const title = `$${index + 1} off ${made}`;
      const text = { title, amount: `$${index + 1}`, description: `For one ${made} visit.` };
      return { id, icon: "flame", ...text, code: code.replace(/[IO]/g, "X"), startsOn, endsOn };
    });
    setList(join(content, "promotions.ts"), entries);
  },
}));

const storyList = fc.constantFrom(0, 1, 2, 30).map((count): Edit => ({
  what: `${count} stories`,
  apply(content) {
    const story = (_: unknown, index: number) => {
      const [name, timeAgo] = [`Customer ${index}`, "last week"];
      return { id: index + 1, name, timeAgo, testimonial: `Visit ${index} was quick and kind.` };
    };
    setList(join(content, "testimonials.ts"), Array.from({ length: count }, story));
  },
}));

const shortPage = fc.noBias(fc.nat()).map((place): Edit => ({
  what: `service ${place} says one sentence where it said more`,
  apply(content) {
    const services = readdirSync(join(content, "services")).filter((name) => name !== "index.ts");
    const file = join(content, "services", services[place % services.length] ?? "");
    const longer = /\b((?:text|answer|extraText):\s*)"([^".]*\.)[^"]*"/g;
    writeFileSync(file, readFileSync(file, "utf8").replace(longer, '$1"$2"'));
  },
}));

const edit = fc.oneof({ arbitrary: word, weight: 6 }, townList, offerList, storyList, shortPage);
const seed = Number(process.env.EDIT_SEED ?? Date.now() % 2 ** 31);

test.describe("an owner's edits", { tag: ["@full", "@once"] }, () => {
  test(`fifty at random break no test of another (seed ${seed})`, async () => {
    test.setTimeout(3_600_000);
    console.log(`The edits' seed: ${seed}`);
    const edits = fc.sample(edit, { seed, numRuns: 50 });
    const copy = ownerCopy("owner-edit");
    for (const [index, { what, apply }] of edits.entries()) {
      console.log(what);
      apply(join(copy.folder, "content"));
      if (index % 10 < 9) continue;
      copy.commit();
      await test.step(`units after ${index + 1}`, () => copy.run("npx jest --silent"));
      await test.step("the build", () => copy.run("npm run --silent build:e2e"));
      await test.step("the export", () =>
        copy.run("npx playwright test specs/export --project=desktop"));
    }
    copy.remove();
  });
});

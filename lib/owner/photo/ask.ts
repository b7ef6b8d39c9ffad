import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname } from "node:path";
import { parseArgs } from "node:util";
import { categorySchema } from "@/content/data/schemas/pictures";
import { didYouMean } from "@/content/nearest";
import { describePicture, namedAt, serviceFiles } from "@/lib/owner/photo/place-photo";
import { slugOf } from "@/lib/service-area/slug";

const categories = categorySchema.options;

/** What each flag asks where it is not given. */
const questions = {
  alt: "What is seen on it, in a sentence, for who cannot see it? ",
  where: "Where does it show: about, team, gallery, or a service such as acRepair? ",
  focal:
    "Which point must stay when it is cropped, in percent from the left and from above (50 40)? ",
  person: "Who is it? ",
  role: "What do they do, such as Technician? ",
  category: `Which filter of the gallery: ${categories.join(", ")}? `,
  name: "Type yes to put this one in its place, or another name for this one: ",
} as const;
type Question = keyof typeof questions;
type Asking = (question: string) => Promise<string>;

const flags = Object.keys(questions);
const usage = `npm run photo -- PATH, and if you like: ${flags.map((flag) => `--${flag} …`).join(" ")} --replace`;

function readWords(args: string[]) {
  const options: Record<string, { type: "string" | "boolean" }> = { replace: { type: "boolean" } };
  for (const flag of flags) options[flag] = { type: "string" };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [path, ...more] = positionals;
  if (!path || more.length > 0) throw new Error(`Name one photograph: ${usage}`);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw new Error(`${path} is a folder: name a photograph in it.`);
  if (!found) {
    const folder = dirname(path);
    const near = existsSync(folder) ? didYouMean(basename(path), readdirSync(folder)) : "";
    throw new Error(`There is no file ${path}${near || "."}`);
  }
  const name = slugOf(String(values.name ?? basename(path)).replace(/\.\w+$/, ""));
  if (!name) throw new Error(`${path} has no letters for a name: add one, like --name our-van.`);
  return { path, name, values };
}

/** The name, or another: one that is there is taken only where the owner says so. */
async function nameFor(name: string, replace: boolean, ask?: Asking): Promise<string> {
  const lost = describePicture(name);
  if (!lost) return name;
  if (replace) console.log(`${lost} This one takes its place.`);
  else if (!ask)
    throw new Error(
      `${lost} Add --replace to put this one in its place, or --name with another name.`,
    );
  else {
    console.log(lost);
    const answer = (await ask(questions.name)).trim();
    if (!/^y(es)?$/i.test(answer)) return nameFor(slugOf(answer) || name, false, ask);
  }
  return name;
}

const given = (answer: string) => {
  if (!answer) throw new Error("An answer is needed.");
  return answer;
};

function oneOf<Name extends string>(answer: string, names: readonly Name[], wanted: string) {
  const found = names.find((name) => name.toLowerCase() === answer.toLowerCase());
  if (found) return found;
  throw new Error(`"${answer}" must be ${wanted}${didYouMean(answer, names) || "."}`);
}

function whereOf(answer: string) {
  const where = oneOf<string>(
    answer,
    ["about", "team", "gallery", ...serviceFiles().keys()],
    'about, team, gallery, or a service such as "acRepair"',
  );
  // Now, before anything is written: a module may have lost its line.
  if (where !== "team" && where !== "gallery") namedAt(where);
  return where;
}
const categoryOf = (answer: string) => oneOf(answer, categories, `one of ${categories.join(", ")}`);

function focalOf(answer: string) {
  const [x, y, ...more] = answer ? (answer.match(/\d+(\.\d+)?/g) ?? []).map(Number) : [50, 50];
  if (x === undefined || y === undefined || more.length > 0 || x > 100 || y > 100)
    throw new Error(`"${answer}" must be two numbers from 0 to 100, like "50 40".`);
  return { x: x / 100, y: y / 100 };
}

/**
 * Reads the command's words; what is missing is asked for, again until the answer is one.
 *
 * @param asking how a person at the terminal answers, where one sits there
 * @throws one sentence, when a word is no answer, or when one is missing and nobody can be asked
 */
export async function readOrder(words: string[], asking?: Asking) {
  const { path, name: wanted, values } = readWords(words);
  const name = await nameFor(wanted, values.replace === true, asking);
  const ask = async <Answer>(flag: Question, read: (answer: string) => Answer): Promise<Answer> => {
    const word = String(values[flag] ?? "").trim();
    if (word || (!asking && flag === "focal")) return read(word);
    if (!asking) throw new Error(`--${flag} is missing: ${questions[flag]}`);
    for (;;)
      try {
        return read((await asking(questions[flag])).trim());
      } catch (error) {
        console.log((error as Error).message);
      }
  };
  const where = await ask("where", whereOf);
  return {
    ...{ path, name, where },
    ...(where === "team" && { person: await ask("person", given), role: await ask("role", given) }),
    ...(where === "gallery" && { category: await ask("category", categoryOf) }),
    alt: await ask("alt", given),
    focal: await ask("focal", focalOf),
  };
}

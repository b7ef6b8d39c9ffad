import { existsSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { categorySchema } from "@/content/data/schemas/pictures";
import { serviceFile, type Place } from "@/lib/owner/photo/show";

const categories = categorySchema.options;

export type Order = {
  path: string;
  name: string;
  alt: string;
  place: Place;
  focal: { x: number; y: number };
  category?: (typeof categories)[number];
};

/** What each flag asks where it is not given, and a sentence where the answer is none. */
const questions = {
  alt: "What is seen on it, in a sentence, for who cannot see it? ",
  where: "Where does it show: about, team, gallery, or a service such as acRepair? ",
  focal:
    "Which point must stay when it is cropped, in percent from the left and from above (50 40)? ",
  person: "Who is it? ",
  role: "What do they do, such as Technician? ",
  category: `Which filter of the gallery: ${categories.join(", ")}? `,
} as const;

const usage = `npm run photo -- PATH, and if you like: ${Object.keys(questions)
  .map((flag) => `--${flag} …`)
  .join(" ")} --name …`;

function placeOf(where: string): Place["kind"] {
  if (where === "about" || where === "team" || where === "gallery") return where;
  if (/^[a-zA-Z]+$/.test(where) && existsSync(serviceFile(where))) return "service";
  throw new Error(`"${where}" must be about, team, gallery, or a service such as "acRepair".`);
}

function focalOf(answer: string) {
  const [x, y, ...more] = answer.match(/\d+(\.\d+)?/g)?.map(Number) ?? [50, 50];
  if (x === undefined || y === undefined || more.length > 0 || x > 100 || y > 100)
    throw new Error(`"${answer}" must be two numbers from 0 to 100, like "50 40".`);
  return { x: x / 100, y: y / 100 };
}

/**
 * Reads the command's words; what is missing is asked for where a person sits at the terminal.
 *
 * @throws one sentence, when something is missing or no answer
 */
export async function readOrder(words: string[]): Promise<Order> {
  const flags = [...Object.keys(questions), "name"].map(
    (flag) => [flag, { type: "string" }] as const,
  );
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: Object.fromEntries(flags),
  });
  const [path] = positionals;
  if (!path || positionals.length > 1) throw new Error(`Name one photograph: ${usage}`);
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  const ask = async (flag: keyof typeof questions) => {
    const given = values[flag];
    const answer = typeof given === "string" ? given : await terminal?.question(questions[flag]);
    if (!answer?.trim() && flag !== "focal")
      throw new Error(`--${flag} is missing: ${questions[flag]}`);
    return answer?.trim() ?? "";
  };
  try {
    const where = await ask("where");
    const kind = placeOf(where);
    const place: Place =
      kind === "team"
        ? { kind, person: await ask("person"), role: await ask("role") }
        : kind === "service"
          ? { kind, service: where }
          : { kind };
    const named = kind === "gallery" ? await ask("category") : undefined;
    const category = categories.find((each) => each.toLowerCase() === named?.toLowerCase());
    if (named && !category) throw new Error(`"${named}" must be one of ${categories.join(", ")}.`);
    const name = typeof values.name === "string" ? values.name : (path.split(/[\\/]/).at(-1) ?? "");
    return {
      ...{ path, place, alt: await ask("alt"), focal: focalOf(await ask("focal")) },
      name: name
        .replace(/\.\w+$/, "")
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, ""),
      ...(category && { category }),
    };
  } finally {
    terminal?.close();
  }
}

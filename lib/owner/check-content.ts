import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { transformSync, type TransformFailure } from "esbuild";
import { dataFiles } from "@/content/data/data-files";
import { readContent } from "@/content/parse-content";

/** How a missing sign is called. */
const signs: Partial<Record<string, string>> = { ",": "a comma", ":": "a colon" };

/** Where a text is no JSON, and what its line says; undefined where it is. */
function jsonFault(source: string): string | undefined {
  try {
    transformSync(source, { loader: "json", logLevel: "silent" });
    JSON.parse(source);
    return undefined;
  } catch (error) {
    const [{ text, location } = {}] = (error as Partial<TransformFailure>).errors ?? [];
    if (!text || !location) return `: ${String(error)}`;
    const what = text
      .replace(/^Expected "(.)" in JSON but found/, (_, sign: string) => {
        return `${signs[sign] ?? sign} is missing before`;
      })
      .replace(/(?<=before )"(.*)"$/, (found) => JSON.parse(found) as string);
    const { line, column, lineText } = location;
    return `, line ${line}, column ${column + 1}: ${what}: ${lineText.trim()}`;
  }
}

/** The mistakes of a data file's text: where it is no JSON, or else what its values lack. */
export function mistakesOfText(name: keyof typeof dataFiles, source: string): string[] {
  const fault = jsonFault(source);
  if (fault) return [`content/${name}${fault}`];
  return readContent(name, dataFiles[name], JSON.parse(source)).mistakes;
}

/** What esbuild says of a module that is no TypeScript: `/…/content/about.ts:54:4: ERROR: Expected "}"…`. */
const syntax = /(content\/[\w./-]+):(\d+):(\d+): ERROR: (.*)/g;

/** An error as an owner can use it: of a syntax error the place, else what was thrown. */
export function sentencesOf(error: unknown, file: string): string[] {
  const message = error instanceof Error ? error.message : String(error);
  const faults = [...message.matchAll(syntax)].map(
    ([, where, line, column, what]) =>
      `${where}, line ${line}, column ${Number(column) + 1}: ${what}. A comma, a quote or a bracket is missing here or just before.`,
  );
  if (faults.length > 0) return faults;
  return message
    .split("\n")
    .map((line) => (line.startsWith("content/") ? line : `content/${file}: ${line}`));
}

/**
 * Reads all of content: the data files one by one, every module that rests on them, and what they say of
 * each other.
 *
 * @returns a sentence for each mistake
 */
export async function contentMistakes(): Promise<string[]> {
  const names = Object.keys(dataFiles) as (keyof typeof dataFiles)[];
  const texts = await Promise.all(names.map((name) => readFile(join("content", name), "utf8")));
  const mistakes = names.flatMap((name, index) => mistakesOfText(name, texts[index] ?? ""));
  if (mistakes.length > 0) return mistakes;
  const modules = (await readdir("content", { recursive: true })).filter((file) =>
    /^(?!imagery|.*\.(test|d)\.ts$).*\.ts$/.test(file),
  );
  const said = new Set<string>();
  for (const file of modules.sort()) {
    const url = pathToFileURL(resolve("content", file)).href;
    await import(url).catch((error: unknown) =>
      sentencesOf(error, file).forEach((each) => said.add(each)),
    );
  }
  if (said.size > 0) return [...said];
  // Its imports throw where one of these does.
  const { crossCheck } = await import("@/lib/owner/cross-check");
  return crossCheck();
}

import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { dataFiles } from "@/content/data/data-files";
import { mistakesIn, type Mistake } from "@/content/mistakes";
import { readContent } from "@/content/parse-content";
import { jsonFault, lineOf, namedTwice } from "@/lib/owner/json-fault";
import { encodingFault, sentencesOf } from "@/lib/owner/sentences";

export type DataFile = keyof typeof dataFiles;

/** The sentences of a data file's mistakes, each with its line. */
const describeAll = (name: DataFile, text: string, mistakes: readonly Mistake[]) =>
  mistakes.flatMap((mistake) =>
    mistakesIn(`${name}, line ${lineOf(text, mistake.path)}`, JSON.parse(text), [mistake]),
  );

/** The mistakes of a data file's text: where it is no JSON, or else what its values lack. */
export function mistakesOfText(name: DataFile, text: string): string[] {
  const fault = jsonFault(text);
  if (fault) return [`content/${name}${fault}`];
  const { mistakes } = readContent(dataFiles[name], JSON.parse(text));
  const twice = namedTwice(text).map(
    (field) => `content/${name}, line ${field.line}: the field "${field.name}" stands twice.`,
  );
  return [...twice, ...describeAll(name, text, mistakes)];
}

const textOf = (name: DataFile) => readFile(join("content", name), "utf8");

/** Reads the data files one by one. Resolves with a sentence for each mistake. */
export async function dataMistakes(): Promise<string[]> {
  const names = Object.keys(dataFiles) as DataFile[];
  const sentences = names.map(async (name) => mistakesOfText(name, await textOf(name)));
  return (await Promise.all(sentences)).flat();
}

/**
 * Reads all of content: the data files, every module that rests on them, and what they say of each other.
 *
 * @returns a sentence for each mistake
 */
export async function contentMistakes(): Promise<string[]> {
  const mistakes = await dataMistakes();
  if (mistakes.length > 0) return mistakes;
  const modules = (await readdir("content", { recursive: true })).filter((file) =>
    /^(?!imagery|.*\.(test|d)\.ts$).*\.ts$/.test(file),
  );
  const faults = new Set<string>();
  for (const file of modules.sort()) {
    const path = resolve("content", file);
    const encoding = encodingFault(await readFile(path, "utf8"));
    if (encoding) {
      faults.add(`content/${file}${encoding}`);
      continue;
    }
    await import(pathToFileURL(path).href).catch((error: unknown) =>
      sentencesOf(error, file).forEach((each) => faults.add(each)),
    );
  }
  if (faults.size > 0) return [...faults];
  // Its imports throw where one of these does.
  const { crossCheck } = await import("@/lib/owner/cross-check");
  const crossed = Object.entries(await crossCheck()) as [DataFile, Mistake[]][];
  const sentences = crossed.map(async ([name, found]) =>
    describeAll(name, await textOf(name), found),
  );
  return (await Promise.all(sentences)).flat();
}

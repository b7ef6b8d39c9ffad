import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { dataFiles } from "@/content/data/data-files";
import { readContent } from "@/content/parse-content";
import { jsonFault } from "@/lib/owner/json-fault";

/** A place in a file as an editor counts, and what its line says. */
function placeIn(source: string, at: number): [place: string, line: string] {
  const lines = source.slice(0, at).split("\n");
  const line = source.split("\n")[lines.length - 1] ?? "";
  return [`line ${lines.length}, column ${(lines.at(-1) ?? "").length + 1}`, line.trim()];
}

/** The mistakes of a data file's text: where it is no JSON, or else what its values lack. */
export function mistakesOfText(name: keyof typeof dataFiles, source: string): string[] {
  const fault = jsonFault(source);
  if (!fault) return readContent(name, dataFiles[name], JSON.parse(source)).mistakes;
  const [place, line] = placeIn(source, fault.at);
  return [`content/${name}, ${place}: ${fault.message}: ${line}`];
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

import { existsSync, readFileSync } from "node:fs";
import { filesShowing } from "@/lib/owner/photo/place-photo";

/** What esbuild says of a module that is no TypeScript: `/…/content/about.ts:54:4: ERROR: Expected "}"…`. */
const syntax = /(content\/[\w./-]+):(\d+):(\d+): ERROR: (.*)/g;

/** What Node says of an import that leads nowhere, without its name: "Cannot find … imported from /…/about.ts". */
const missingImport = /Cannot find .* imported from .*?(content\/[\w./-]+\.ts)/;

/** What content says of a picture that there is not, where it does not know who names it. */
const missingPicture = /^content\/pictures\.ts(?=: there is no picture "([^"]*)")/gm;

function describeMissingImport(file: string): string {
  const imports = [...readFileSync(file, "utf8").matchAll(/ from "@\/([\w/.-]+)"/g)];
  const gone = imports.map(([, name = ""]) => name).find((name) => !existsSync(`${name}.ts`));
  return `${file}: there is no file ${gone ? `${gone}.ts` : "of a name"} that it imports: compare what follows "from" with the names of the files.`;
}

export const curlyAdvice = (text: string) =>
  /[“”„‘’]/.test(text) ? "A curly quote from a word processor must be a straight one." : "";

/** Where a file's text is not plain UTF-8, as the rest of a sentence that begins with the file. */
export function encodingFault(text: string): string | undefined {
  const line = text.split("\n").findIndex((each) => /[\0\uFFFD]|^\uFEFF/.test(each)) + 1;
  if (line === 0) return undefined;
  return `, line ${line}: has signs that are no text, or a byte order mark: save it as UTF-8 (Notepad: File, Save as, Encoding "UTF-8", not "with BOM").`;
}

/**
 * An error as an owner can use it: of a syntax error the place, else what was thrown, without a stack.
 *
 * @param file of content, which lines that name none are about
 */
export function sentencesOf(error: unknown, file?: string): string[] {
  const thrown = error instanceof Error ? error.message : String(error);
  const message = thrown.replace(
    missingPicture,
    (file, name: string) => filesShowing(name).join(", ") || file,
  );
  const faults = [...message.matchAll(syntax)].map(([, where, line, column, what = ""]) => {
    const why =
      curlyAdvice(what) || "A comma, a quote or a bracket is missing here or just before.";
    return `${where}, line ${line}, column ${Number(column) + 1}: ${what}. ${why}`;
  });
  if (faults.length > 0) return faults;
  const [, importer] = missingImport.exec(message) ?? [];
  if (importer) return [describeMissingImport(importer)];
  return message
    .split("\n")
    .map((line) => (!file || line.startsWith("content/") ? line : `content/${file}: ${line}`));
}

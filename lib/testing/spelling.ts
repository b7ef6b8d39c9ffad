import { readFileSync } from "node:fs";
import nspell from "nspell";

const read = (file: string) => readFileSync(`node_modules/dictionary-en/${file}`);
/** The American dictionary of LibreOffice and Firefox. */
const american = nspell(read("index.aff"), read("index.dic"));

/**
 * Words that are no American English.
 *
 * @param known Words that the dictionary lacks, such as names and a trade's own.
 */
export const misspelled = (text: string, known: ReadonlySet<string>): string[] =>
  (text.match(/[A-Za-z](?:[A-Za-z']*[A-Za-z])?/g) ?? []).filter(
    (word) => !known.has(word) && !known.has(word.toLowerCase()) && !american.correct(word),
  );

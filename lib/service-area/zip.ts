/** A ZIP code in a search: all five digits, or the first few. */
export type TypedZip = { kind: "whole"; zip: string } | { kind: "partial"; digits: string };

const partial = /^#?(\d{1,4})$/;
/** Five digits or a (partial) ZIP+4 at the end; an address may precede it. */
const last = /(?:^|[^\p{L}\d]|\bIL)(\d{5})(?:\d{4}|[\p{Pd}\s]\d{0,4})?[^\p{L}\d]*$/iu;
/** The same before other words: only Illinois codes, since it may be a house number. */
const first = /(?:^|[^\p{L}\d]|\bIL)(6[0-2]\d{3})(?:\p{Pd}\d{4})?[^\p{L}\d]/iu;

/** Reads a (partial) ZIP code or ZIP+4 from a search; undefined if there is none. */
export function readZip(search: string): TypedZip | undefined {
  // A letter may be taken for a zero.
  const typed = search
    .trim()
    .replace(/^\d[\do]+(?=$|\p{Pd})/iu, (code) => code.replace(/o/gi, "0"));
  const digits = partial.exec(typed)?.[1];
  if (digits) return { kind: "partial", digits };
  const zip = (last.exec(typed) ?? first.exec(typed))?.[1];
  return zip === undefined ? undefined : { kind: "whole", zip };
}

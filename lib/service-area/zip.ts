/** What a search says of a ZIP code: all five digits of it, or the first few. */
export type TypedZip = { kind: "whole"; zip: string } | { kind: "begun"; digits: string };

const begun = /^\d{1,4}$/;
/** Five digits, or a ZIP+4 as far as it is typed, at the end; an address may stand before it. */
const last = /(?:^|[\s,])(\d{5})(?:[-–\s]?\d{0,4})?[\s.,]*$/;
/** The same before other words: only as Illinois has them, since it may be the number of a house. */
const first = /(?:^|[\s,])(6[0-2]\d{3})(?:[-–]\d{4})?[\s.,]/;

/** Reads a ZIP code, a ZIP+4 or the beginning of one out of a search; undefined where there is none. */
export function readZip(search: string): TypedZip | undefined {
  const typed = search.trim();
  if (begun.test(typed)) return { kind: "begun", digits: typed };
  const zip = (last.exec(typed) ?? first.exec(typed))?.[1];
  return zip === undefined ? undefined : { kind: "whole", zip };
}

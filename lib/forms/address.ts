/** The specification's: no spaces or at-signs, an at-sign, a domain with a dot. */
const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * What has the pattern and is not surely an address: it may be cut off, masked or still encoded, or hold
 * something else.
 */
const doubtful =
  /^\.|^www\.|\.{3}|[^\p{L}\p{M}\p{N}!#$%&'+@^_~.-]|@.*[^\p{L}\p{M}\p{N}._-]|%[\da-f]{2}|[^\p{L}\p{M}\p{N}]$/iu;

/** Rare signs of a mailbox: of a masked one, a link or quoted-printable where the text held more than the address. */
const rare = /(?!^\*)([/=*?{|}`])(?!\1)(?=.*@)/g;

/** What stands in and around an address without being part of it, and what takes its place. */
const strays: readonly (readonly [RegExp, string])[] = [
  // Unseen: controls (but not line ends and tabs), format characters, fillers.
  [/[^\P{C}\t-\r]|[\p{Default_Ignorable_Code_Point}\u2800\ufffc]/gu, ""],
  [/。/g, "."],
  [/\b’\b/g, "'"],
  // A line that a mail program broke, and its sign for an equals sign.
  [/=\r?\n/g, ""],
  [/^=(?:3D)+/, ""],
  // The same address twice is one.
  [/^(\S+?)[\s,;]+\1$/i, "$1"],
  // A name, or the same address, before `<…>`; or a name behind.
  [/^\s*\p{P}?(\S+?)\p{P}?\s*[<([](?:mailto:)?\1[>)\]]/iu, "$1"],
  [/^[^@<>[]*[<[]([^<>[\]]*)[>\]]/, "$1"],
  [/^(\S+@\S+)\s+\([^@()]*\)$/, "$1"],
  // The rest of a link; a second address is none.
  [/(@[^\s@?&#/]*)[?&#/][^@]*$/, "$1"],
  [/&#?\w+;/g, " "],
  // An apostrophe is the mailbox's own where two enclose it.
  [/^(?:[<>\p{Ps}\p{Pe}\p{Pi}\p{Pf}"`,;:=|]|'(?![^@]*'@))+/u, ""],
  // Signs stand before a blank, as a list's mark does, emphasis on both sides: else they mask a mailbox.
  [/^[^\p{L}\p{N}.@]*\s/u, ""],
  [/^(\*+)(?=[^*]+\1)/, ""],
  [/^(?:mailto:\/*|(?:e\p{Pd}?mail(?: address)?|to|from):)/iu, ""],
  [/[^\p{L}\p{M}\p{N}.…=\p{Pd}]+$/u, ""],
  // More than one dot says that something was cut off.
  [/^\.(?!\.)|(?<!\.)\.$/, ""],
];

/** Longer texts hold no address, and would take seconds. */
const longest = 12_000;

/** A text is cleaned at most so often: what is still not clean then was not sent by a mail program. */
const mostTurns = 9;

/**
 * Reads the one e-mail address in a text that somebody typed, pasted or was sent: without unseen and
 * stray characters, quotes, a name, a link's scheme and query, or any encoding. An address that is read
 * again stays the same.
 *
 * @param turns how often the text may be cleaned yet
 * @param isAlone whether nothing but an encoding was taken away: then rare signs are the mailbox's
 * @returns The address, which has the specification's pattern; "" where there is none, where there are
 *   two, or where it is not sure which was meant, as in a masked or cut one.
 */
export function readAddress(text: string, turns = mostTurns, isAlone = true): string {
  if (text.length > longest) return "";
  let clean = decode(text).normalize("NFKC");
  const decoded = clean;
  for (const [stray, instead] of strays) clean = clean.replace(stray, instead);
  if (clean !== text)
    return turns > 0 ? readAddress(clean, turns - 1, isAlone && clean === decoded) : "";
  return pattern.test(text) && !doubtful.test(isAlone ? text.replace(rare, "") : text) ? text : "";
}

/**
 * The address in an unsubscribe link. `query` is the raw query string, with its question mark. The
 * first `email=` wins, and a plus stays a plus. A mail program may have written the parameters'
 * separators as an entity, percent-encoded or in quoted-printable (`=3D`).
 *
 * @returns As `readAddress`.
 */
export function readAddressParameter(query: string): string {
  const [, value = ""] =
    /(?:[?&]|%26)(?:amp(?:;|%3B))?email(?:=|%3D)(?:3D)*([^&]*)/.exec(query) ?? [];
  return readAddress(value);
}

/** Without percent-encoding, numeric entities and quoted-printable (of signs: nobody encodes letters or digits). */
function decode(text: string): string {
  try {
    return decodeURIComponent(
      text
        .replace(/&#(x[\da-f]+|\d+);/gi, (_, code) => String.fromCodePoint(Number(`0${code}`)))
        .replace(/=(2[\dA-F]|3[A-F]|40|5[B-F]|60|7[B-F])/g, "%$1"),
    );
  } catch {
    return text;
  }
}

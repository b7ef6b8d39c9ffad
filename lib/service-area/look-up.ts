import { areaWords } from "@/content/words/service-area";
import { cleanText } from "@/lib/forms/clean-text";
import { guessTowns, isNamed, plain } from "@/lib/service-area/guess-town";
import { readZip } from "@/lib/service-area/zip";

type ByTown = Readonly<Record<string, readonly string[] | undefined>>;
type ZipCodes = { street: ByTown; mailOnly: ByTown; nearby: Readonly<Record<string, string>> };
export type ServiceArea = { towns: readonly string[]; zipCodes: ZipCodes };

export type Found = {
  /** The towns to show, in the list's order; none means "No results found". */
  towns: readonly string[];
  /** The answer to a served ZIP code, in place of the number of towns. */
  answer?: string;
  /** The answer to a ZIP code or a neighbor that is not served, beside "No results found". */
  advice?: string;
  guesses: readonly string[];
  ask: string;
};

/** The maximum length of the search in a link; it must not end within a surrogate pair. */
const truncate = (search: string) =>
  [...search.trim()]
    .slice(0, 80)
    .join("")
    .replace(/\p{Surrogate}/gu, "");

/** The digits of an Arabic or a Persian keyboard. */
const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** A search as it is seen. */
const clean = (typed: string) =>
  cleanText(
    typed.normalize("NFKC").replace(easternDigits, (digit) => `${digit.charCodeAt(0) & 15}`),
  );

/**
 * Searches the towns, whatever width of letters was typed: by a part of a name, ignoring case, else
 * by its beginning without signs, or by ZIP code, which matches its town (no code has two). The answer
 * to a ZIP code is never a plain no, since its area crosses town lines; nor is that to a neighbor's name.
 */
export function lookUp({ towns, zipCodes }: ServiceArea, typed: string): Found {
  const { street, mailOnly, nearby } = zipCodes;
  const search = clean(typed);
  const zip = readZip(search);
  const none = { towns: [], guesses: [], ask: truncate(search) };
  const served = (wanted: (code: string) => boolean, ...kinds: ByTown[]) =>
    towns.filter((town) => kinds.some((kind) => kind[town]?.some(wanted)));

  if (!zip) {
    const wanted = search.trim().toLowerCase();
    const named = towns.filter((town) => town.toLowerCase().includes(wanted));
    const letters = /\p{N}/u.test(search) ? "" : plain(search);
    // As people write a name's beginning: "saint ch", "st ch".
    const found =
      named.length > 0 || !letters
        ? named
        : towns.filter((town) => plain(town).startsWith(letters));
    if (found.length > 0) return { ...none, towns: found };
    const neighbors = Object.values(nearby).filter((name) => isNamed(search, name));
    const guesses = guessTowns(towns, search, neighbors);
    const isNearby = neighbors.length > 0 && guesses.length === 0;
    return { ...none, guesses, ...(isNearby && { advice: areaWords.nearby }) };
  }
  if (zip.kind === "partial") {
    const found = served((code) => code.startsWith(zip.digits), street, mailOnly);
    const words = areaWords.allDigits;
    return { ...none, towns: found, ...(found.length > 0 ? { answer: words } : { advice: words }) };
  }
  const same = (code: string) => code === zip.zip;
  const [town] = served(same, street);
  if (town) {
    return { ...none, towns: [town], answer: areaWords.ours(zip.zip, town) };
  }
  const [byMail] = served(same, mailOnly);
  if (byMail) {
    return { ...none, towns: [byMail], answer: areaWords.mailOnly(byMail) };
  }
  const place = nearby[zip.zip];
  return place
    ? { ...none, advice: areaWords.nearby, ask: `${place} (${zip.zip})` }
    : { ...none, advice: areaWords.notOurs };
}

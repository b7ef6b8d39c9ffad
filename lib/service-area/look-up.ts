import { areaWords } from "@/content/words/service-area";
import { findAreas } from "@/lib/service-area/find-areas";
import { guessTowns } from "@/lib/service-area/guess-town";
import { readZip } from "@/lib/service-area/zip";

type ByTown = Readonly<Record<string, readonly string[] | undefined>>;
/** ZIP codes by town, and places beside our towns by ZIP code. */
type ZipCodes = {
  street: ByTown;
  mailOnly: ByTown;
  nearby: Readonly<Record<string, string>>;
};
export type ServiceArea = { towns: readonly string[]; zipCodes: ZipCodes };

/** What a search finds. */
export type Found = {
  /** The towns to show, in the list's order; none is "No results found" (row 143). */
  towns: readonly string[];
  /** What is said of a ZIP code of ours, in place of the number of towns. */
  answer?: string;
  /** What is said beside "No results found" of a ZIP code that is not ours. */
  advice?: string;
  /** Towns that may have been meant, where none was found. */
  guesses: readonly string[];
  /** What to ask about on the contact page, where none was found. */
  ask: string;
};

/** As much of a search as a question can carry; half a character would break the address. */
const carried = (search: string) =>
  [...search.trim()]
    .slice(0, 80)
    .join("")
    .replace(/\p{Surrogate}/gu, "");

/**
 * Looks a search up (rows 142-144): a part of a name in any case, or a ZIP code, which counts as a
 * match of its town (no code has two). A ZIP code is never a flat no, since its area crosses town
 * lines.
 */
export function lookUp({ towns, zipCodes }: ServiceArea, search: string): Found {
  const zip = readZip(search);
  const none = { towns: [], guesses: [], ask: carried(search) };
  const served = (wanted: (code: string) => boolean, ...kinds: ByTown[]) =>
    towns.filter((town) => kinds.some((kind) => kind[town]?.some(wanted)));

  if (!zip) {
    const found = findAreas(towns, search);
    return found.length > 0
      ? { ...none, towns: found }
      : { ...none, guesses: guessTowns(towns, search) };
  }
  const { street, mailOnly, nearby } = zipCodes;
  if (zip.kind === "begun") {
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

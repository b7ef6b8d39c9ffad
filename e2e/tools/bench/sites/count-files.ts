import { addressOf, isPage } from "@/e2e/tools/bench/sites/addresses";

/**
 * How many files of an export each page has for itself: its HTML, and what lies beside and below it
 * under its name (a framework's payloads). Code that pages of a kind share is not a page's own, and
 * compressed copies do not count. In: files by their paths in the export. Out: by address.
 */
export function countFiles(files: readonly string[]): Map<string, number> {
  const kept = files.filter((file) => !/\.(br|gz)$/.test(file));
  const payloads = new Map<string, number>();
  for (const page of kept.flatMap((file) => payloadOf(file) ?? []))
    payloads.set(page, (payloads.get(page) ?? 0) + 1);
  return new Map(
    kept.filter(isPage).map((page) => [addressOf(page), 1 + (payloads.get(page) ?? 0)]),
  );
}

/** The page that a payload is of: `about.txt` and `about/__next…txt` are of `about.html`. */
function payloadOf(file: string): string | undefined {
  if (!file.endsWith(".txt") || file === "robots.txt") return undefined;
  const [, folder] = /^(?:(.+)\/)?__next[^/]*$/.exec(file) ?? [file, file.slice(0, -".txt".length)];
  return `${folder ?? "index"}.html`;
}

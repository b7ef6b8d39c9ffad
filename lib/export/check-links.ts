import { attribute, descendants, elements, readPage } from "@/lib/export/html";

/**
 * Finds links within the site that lead nowhere.
 *
 * @param pages the HTML of the published pages by their files
 * @param files all published files
 * @returns a sentence for each, with its page
 */
export function brokenLinks(
  pages: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
): string[] {
  const parsed = [...pages].map(([file, text]) => [file, readPage(text)] as const);
  const ids = new Map(
    parsed.map(([file, { document }]) => [
      file,
      new Set([...descendants(document)].map((element) => attribute(element, "id"))),
    ]),
  );
  const leads = (from: string, href: string) => {
    const [, path = "", id] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
    const names = path ? [path.slice(1) || "index.html", `${path.slice(1)}.html`] : [from];
    const file = names.map(decodeURI).find((name) => files.has(name));
    return file !== undefined && (!id || ids.get(file)?.has(decodeURI(id)) !== false);
  };
  return parsed.flatMap(([file, page]) =>
    elements(page, "a")
      .map((link) => attribute(link, "href") ?? "")
      .filter((href) => /^(#|\/(?!\/))/.test(href) && !leads(file, href))
      .map((href) => `${file} links to ${href}, which is not there.`),
  );
}

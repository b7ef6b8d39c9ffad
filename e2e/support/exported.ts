import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test as base } from "@/e2e/support/fixtures";
import { filesIn } from "@/lib/export/export-files";

const outDir = "out";

/** Those that the build made: an owner's own pages and texts in `public` are no concern of the tests. */
export const builtFiles = async (): Promise<string[]> =>
  (await filesIn(outDir)).filter(
    (file) =>
      file.startsWith("made/") || !existsSync(join("public", file.replace(/\.(br|gz)$/, ""))),
  );

export const readExported = (file: string): string => readFileSync(join(outDir, file), "utf8");

/**
 * Reads a document as the browser's own parser sees it. It runs in a page, so it holds all that it
 * needs; nothing in the parsed document runs or loads. What is hidden from assistive technology is
 * not read.
 */
function readDocument(html: string) {
  const tree = new DOMParser().parseFromString(html, "text/html");
  const attributes = (selector: string, name: string) =>
    [...tree.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
  const all = (name: string) => attributes(`[${name}]`, name);
  const text = (element: Element | null) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";
  const pointers = ["for", "popovertarget", "aria-labelledby", "aria-describedby", "aria-controls"];
  const facts = {
    ids: all("id"),
    /** Ids that attributes such as `for` and `aria-labelledby` point to. */
    references: [
      ...pointers.flatMap((name) => all(name).flatMap((ids) => ids.split(/\s+/))),
      ...attributes("use[href], link[rel=expect]", "href").map((url) => url.slice(1)),
    ],
  };
  for (const unread of tree.querySelectorAll("script, style, noscript, [aria-hidden=true]"))
    unread.remove();
  /** What stands in one part of a page, for whoever hears it. */
  const part = (selector: string) => {
    const root = tree.querySelector(selector);
    const found = (inner: string) => [...(root?.querySelectorAll(inner) ?? [])];
    const named = (element: Element) => element.ariaLabel ?? text(element);
    return {
      text: text(root),
      /** Every element's whole text, without elements that only wrap another of the same text. */
      texts: found("*")
        .filter((each) => ![...each.children].some((child) => text(child) === text(each)))
        .map(text),
      headings: found("h1, h2, h3").map((each) => `${each.localName} ${text(each)}`),
      links: found("a[href]").map((each) => {
        const { rel, target } = each as HTMLAnchorElement;
        const href = each.getAttribute("href") ?? "";
        return { text: text(each), name: named(each), href, rel, target };
      }),
      buttons: found("button").map(named),
    };
  };
  return {
    ...facts,
    whole: part("body"),
    header: part("body > header, header:not(main header)"),
    main: part("main"),
    footer: part("footer:not(main footer)"),
  };
}

type Facts = ReturnType<typeof readDocument>;
export type ExportedPage = Facts & { route: string; file: string; html: string };

type ForWorker = {
  /** Every exported page, as its file says it: no script has run. */
  pages: ExportedPage[];
  /** The page at a URL; throws where the export has none. */
  pageAt: (route: string) => ExportedPage;
  files: Set<string>;
};

/** The project's `test` with the export, read once a worker. */
export const test = base.extend<object, ForWorker>({
  files: [async ({}, use) => use(new Set(await filesIn(outDir))), { scope: "worker" }],
  pages: [
    async ({ browser }, use) => {
      const blank = await browser.newPage();
      const names = (await builtFiles()).filter((file) => file.endsWith(".html"));
      const pages: ExportedPage[] = [];
      for (const file of names) {
        const html = readExported(file);
        const route = `/${file.replace(/(^index)?\.html$/, "")}`;
        pages.push({ ...(await blank.evaluate(readDocument, html)), route, file, html });
      }
      await blank.close();
      await use(pages);
    },
    { scope: "worker" },
  ],
  pageAt: [
    async ({ pages }, use) =>
      use((route) => {
        const found = pages.find((page) => page.route === route);
        if (!found) throw new Error(`The export has no page at ${route}`);
        return found;
      }),
    { scope: "worker" },
  ],
});

/** Expects the strings among the list, in this order; others may stand between them. */
export function expectInOrder(list: string[], strings: readonly string[]): void {
  expect(list.filter((text) => strings.includes(text))).toEqual(strings);
}

/** Expects exactly one link with this text in the part, to exactly this URL (row 207). */
export function expectLink(part: Facts["main"], text: string, href: string): void {
  const found = part.links.filter((link) => link.text === text).map((link) => link.href);
  expect(found, `links "${text}"`).toEqual([href]);
}

import { existsSync } from "node:fs";
import { pages } from "@/content/navigation";
import { everyRoute } from "@/content/routes";
import { type ExportedPage, readExported, test } from "@/e2e/support/exported";
import { expect } from "@/e2e/support/fixtures";
import { notFoundRoutes } from "@/e2e/support/routes";

type Node = Record<string, unknown> & { "@type": string };

function nodesOf({ html }: Pick<ExportedPage, "html">): Node[] {
  const [, text = "[]"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text) as Node[];
}

const saidIn = (value: unknown, name = ""): [name: string, text: string][] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, each]) =>
        // Every service is given in all towns, which not every page names.
        key === "areaServed" ? [] : saidIn(each, Array.isArray(value) ? name : key),
      )
    : [[name, String(value)]];
/** Codes and addresses, which no page says: those of places, hours and units. */
const codes = /^@|^(url|addressCountry|priceCurrency|unitCode|contactType|position)$/;
const hours = /^(dayOfWeek|opens|closes|validFrom|validThrough)$/;
/** What a page links to, each with what stands before it in the link. */
const schemes: Record<string, string> = {
  ...{ telephone: "tel:", email: "mailto:" },
  ...{ hasMap: "", sameAs: "" },
};

test("what a page tells of itself, the business, a service and its trail it shows: words, price, number, links and pictures (rows 58, 60, 61)", ({
  pages: exported,
}) => {
  for (const { route, html, whole } of exported) {
    const hrefs = whole.links.map(({ href }) => href);
    for (const [name, text] of nodesOf({ html }).flatMap((node) => saidIn(node))) {
      if (codes.test(name) || hours.test(name)) continue;
      const scheme = schemes[name];
      if (scheme !== undefined) expect(hrefs, route).toContain(scheme + text);
      else if (name === "item") expect(hrefs, route).toContain(new URL(text).pathname);
      else if (/^(logo|image)$/.test(name))
        expect(existsSync(`out${new URL(text).pathname}`), text).toBe(true);
      else expect(whole.text, `${route}: ${name}`).toContain(text);
    }
  }
});

test("the sitemap has each page to be found", ({ pageAt }) => {
  const sitemap = readExported("sitemap.xml");
  // A page for one visitor, and those that are still to come.
  const isHidden = (path: string) =>
    path === pages.unsubscribe.path || / are coming soon/.test(pageAt(path).main.text);
  const found = everyRoute.filter((path) => !isHidden(path));
  for (const path of everyRoute)
    expect(/<meta name="robots" content="noindex/.test(pageAt(path).html), path).toBe(
      isHidden(path),
    );
  const listed = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  expect(listed.toSorted()).toEqual(found.toSorted());
  expect(listed).not.toEqual(expect.arrayContaining(notFoundRoutes));
});

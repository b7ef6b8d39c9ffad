import { type ExportedPage, test } from "@/e2e/support/exported";
import { expect } from "@/e2e/support/fixtures";
import { siteUrl } from "@/content/site";
import { everyRoute } from "@/content/routes";
import { notFoundRoutes } from "@/e2e/support/routes";

/** An address as a browser resolves it from a page; the site's published address is the site itself. */
function resolve({ route }: Pick<ExportedPage, "route">, address: string) {
  const url = new URL(address, siteUrl + route);
  const internal = url.origin === new URL(siteUrl).origin;
  return { internal, path: decodeURIComponent(url.pathname), hash: url.hash.slice(1) };
}

/** The exported file that answers a path on a host with clean addresses; undefined when none does. */
const fileFor = (files: Set<string>, path: string) =>
  [path.slice(1) || "index.html", `${path.slice(1)}.html`].find((file) => files.has(file));

test("every link, anchor and reference leads to one target (row 119)", ({ pages, files }) => {
  const idsOf = new Map(pages.map(({ file, ids }) => [file, ids]));
  const wrong = pages.flatMap((page) => [
    ...page.whole.links.flatMap(({ href }) => {
      const { internal, path, hash } = resolve(page, href);
      if (!internal || /^(tel|mailto):/.test(href)) return [];
      const file = fileFor(files, path);
      if (!file) return [`${page.route} links to ${href}`];
      const targets = idsOf.get(file)?.filter((id) => id === hash).length;
      return hash && targets !== 1 ? [`${page.route}: ${href} has ${targets} targets`] : [];
    }),
    ...page.references.filter((id) => !page.ids.includes(id)).map((id) => `no id ${id}`),
    ...page.ids.filter((id, at) => page.ids.indexOf(id) !== at).map((id) => `two of ${id}`),
  ]);
  expect(wrong).toEqual([]);
});

// The not-found pages name unsubscribing for whose link was spoiled.
test("every page but unsubscribe is linked from another (row 56)", ({ pages }) => {
  const linksTo = (path: string) =>
    pages.some(
      ({ route, main, header, footer }) =>
        ![path, ...notFoundRoutes].includes(route) &&
        [main, header, footer].some(({ links }) =>
          links.some(({ href }) => href.split(/[?#]/)[0] === path),
        ),
    );
  expect(everyRoute.filter((path) => !linksTo(path))).toEqual(["/unsubscribe"]);
});

test("links to other sites, and only they, open a new tab (row 60)", ({ pages }) => {
  const wrong = pages.flatMap((page) =>
    page.whole.links
      .filter(({ href, rel, target, name }) => {
        const away = /^http/.test(href) && !resolve(page, href).internal;
        const opens = target === "_blank" && /\bnoopener\b/.test(rel) && /new tab/i.test(name);
        return away ? !opens : target !== "";
      })
      .map(({ href }) => `${page.route}: ${href}`),
  );
  expect(wrong).toEqual([]);
});

import { notFoundRoutes } from "@/e2e/support/export/expectations";
import { once, test } from "@/e2e/support/export/fixture";
import { readExported } from "@/e2e/support/export/read-export";
import {
  addressesInStyles,
  addressOf,
  clicksFromHome,
  fileFor,
} from "@/e2e/support/export/resolve";
import { expect } from "@/e2e/support/fixtures";

test(
  "every internal link leads to a page or a file of the export, without a trailing slash",
  once,
  ({ pages, files }) => {
    const dead = pages.flatMap((page) =>
      page.whole.links
        .map(({ href }) => ({ href, address: addressOf(page, href) }))
        .filter(({ address }) => address.kind === "internal" && !fileFor(files, address.path))
        .map(({ href }) => `${page.route} links to ${href}`),
    );
    expect(dead).toEqual([]);
    expect(pages.length).toBeGreaterThanOrEqual(28);
  },
);

test(
  "every anchor has exactly one target, and every reference to an id finds it (row 119)",
  once,
  ({ pages, files }) => {
    const idsOf = new Map(pages.map(({ file, ids }) => [file, ids]));
    const wrong = pages.flatMap((page) => [
      ...page.whole.links.flatMap(({ href }) => {
        const address = addressOf(page, href);
        if (address.kind !== "internal" || !href.includes("#")) return [];
        const targets = idsOf.get(fileFor(files, address.path) ?? "") ?? [];
        const count = targets.filter((id) => id === address.hash).length;
        return count === 1 ? [] : [`${page.route} links to ${href}: ${count} targets`];
      }),
      ...page.idReferences
        .filter((id) => !page.ids.includes(id))
        .map((id) => `${page.route} refers to the missing id ${id}`),
      ...page.ids
        .filter((id, place) => page.ids.indexOf(id) !== place)
        .map((id) => `${page.route} has the id ${id} twice`),
    ]);
    expect(wrong).toEqual([]);
  },
);

test("every script, style, font and picture is a file of the export", once, ({ pages, files }) => {
  const fromPages = pages.flatMap((page) =>
    page.assets.map((asset) => ({ place: page.route, asset, address: addressOf(page, asset) })),
  );
  const missing = fromPages
    .filter(({ address }) => address.kind !== "internal" || !files.has(address.path.slice(1)))
    .map(({ place, asset }) => `${place} needs ${asset}`);
  const missingInStyles = [...files]
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) =>
      addressesInStyles(readExported(file), file)
        .filter((path) => !files.has(path.slice(1)))
        .map((path) => `${file} needs ${path}`),
    );
  expect([...missing, ...missingInStyles]).toEqual([]);
  expect(fromPages.length).toBeGreaterThan(pages.length);
});

test(
  "every phone link is E.164 and every mail link holds an address (rows 5, 31, 32, 59)",
  once,
  ({ pages }) => {
    for (const { route, whole } of pages) {
      const phones = whole.links.filter(({ href }) => href.startsWith("tel:"));
      const mails = whole.links.filter(({ href }) => href.startsWith("mailto:"));
      expect(phones.length, `phone links on ${route}`).toBeGreaterThan(0);
      expect(mails.length, `mail links on ${route}`).toBeGreaterThan(0);
      for (const { href } of phones) expect(href, route).toMatch(/^tel:\+[1-9]\d{7,14}$/);
      for (const { href } of mails) {
        expect(href, route).toMatch(/^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?\S*)?$/);
      }
    }
  },
);

test(
  "every page but unsubscribe and the not-found pages is three clicks from home at most (row 56)",
  once,
  ({ pages, files }) => {
    const clicks = clicksFromHome(pages, files);
    const far = pages
      .map(({ route }) => ({ route, clicks: clicks.get(route) ?? Infinity }))
      .filter(({ route }) => !["/unsubscribe", ...notFoundRoutes].includes(route))
      .filter((page) => page.clicks > 3);
    expect(far).toEqual([]);
  },
);

test("no link asks for a prefetch, which would make it a dead one", once, ({ pages }) => {
  for (const { route, whole, prefetchHints } of pages) {
    expect(
      whole.links.filter(({ prefetch }) => prefetch),
      route,
    ).toEqual([]);
    expect(prefetchHints, route).toEqual([]);
  }
});

test(
  "links to other sites carry noopener, open a new tab and say so (row 60)",
  once,
  ({ pages }) => {
    const wrong = pages.flatMap((page) =>
      page.whole.links
        .filter(({ href }) => addressOf(page, href).kind === "external")
        .filter(
          ({ rel, target, name }) =>
            !rel.split(" ").includes("noopener") || target !== "_blank" || !/new tab/i.test(name),
        )
        .map(({ href, name }) => `${page.route}: "${name}" to ${href}`),
    );
    expect(wrong).toEqual([]);
  },
);

test("only links to other sites open a new tab", once, ({ pages }) => {
  const wrong = pages.flatMap((page) =>
    page.whole.links
      .filter(({ target }) => target === "_blank")
      .filter(({ href }) => addressOf(page, href).kind !== "external")
      .map(({ href }) => `${page.route} opens ${href} in a new tab`),
  );
  expect(wrong).toEqual([]);
});

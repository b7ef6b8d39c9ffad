import { type ExportedPage, test } from "@/e2e/support/exported";
import { expect } from "@/e2e/support/fixtures";
import { siteUrl } from "@/content/site";
import { everyRoute } from "@/content/routes";
import { notFoundRoutes } from "@/e2e/support/routes";

/** Whether an address leads to the site, as a browser resolves it from a page. */
const isInternal = ({ route }: Pick<ExportedPage, "route">, address: string) =>
  new URL(address, siteUrl + route).origin === new URL(siteUrl).origin;

// The build refuses a link within the site that leads nowhere.
test("every reference leads to one target, and links within the site are paths (row 119)", ({
  pages,
}) => {
  const wrong = pages.flatMap((page) => [
    ...page.whole.links.flatMap(({ href }) =>
      isInternal(page, href) && !/^([/#]|tel:|mailto:)/.test(href) ? [href] : [],
    ),
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
        const away = /^http/.test(href) && !isInternal(page, href);
        const opens = target === "_blank" && /\bnoopener\b/.test(rel) && /new tab/i.test(name);
        return away ? !opens : target !== "";
      })
      .map(({ href }) => `${page.route}: ${href}`),
  );
  expect(wrong).toEqual([]);
});

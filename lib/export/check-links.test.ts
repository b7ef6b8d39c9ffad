/** @jest-environment node */
import { brokenLinks } from "@/lib/export/check-links";

test("a link to no page, no file or no element of one is named with its page", () => {
  const link = (href: string) => `<a href="${href}">A</a>`;
  const good = [
    "/",
    "/about?x=1#we",
    "#us",
    "/a%20b.pdf",
    "tel:1",
    "//cdn.test/x",
    "https://a.test/b",
  ];
  const wrong = ["/abuot", "/about#nobody", "#we", "/services/none?x"];
  const pages = new Map([
    ["index.html", `<p id="us">${[...good, ...wrong].map(link).join("")}`],
    ["about.html", '<template><p id="we"></template>'],
  ]);
  expect(brokenLinks(pages, new Set([...pages.keys(), "a b.pdf"]))).toEqual(
    wrong.map((href) => `index.html links to ${href}, which is not there.`),
  );
});

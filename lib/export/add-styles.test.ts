/** @jest-environment node */
import { addStyles } from "@/lib/export/add-styles";
import { readPage, writePage } from "@/lib/export/page";

const links = `<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><link rel="icon" href="/icon.svg"/>`;

/** A page that names stylesheets, with their texts put in. */
function withStyles(css: string, head = links): string {
  const page = readPage(`<head>${head}</head><a><b>`);
  const read = (href: string) => (href === "/_next/static/chunks/a.css" ? css : "b{x:y}");
  addStyles(page, read, []);
  return writePage(page);
}

test("puts a stylesheet into the head, as the page's own, with URLs that hold there", () => {
  expect(withStyles("@font-face{src:url(../media/b.woff2)}a{color:red}")).toContain(
    "<style>@font-face{src:url(/_next/static/media/b.woff2)}a{color:red}</style>",
  );
  // As the development server writes it.
  expect(withStyles('a{src:url("../media/b.woff2")}')).toContain(
    'a{src:url("/_next/static/media/b.woff2")}',
  );
});

test("takes the place of the links, and of no other; several become one, in their order", () => {
  expect(withStyles("a{x:y}")).toContain('<style>a{x:y}</style><link rel="icon" href="/icon.svg">');
  const second = '<link rel="stylesheet" href="/_next/static/chunks/b.css">';
  expect(withStyles("a{x:y}", links + second)).toContain(
    '<head><style>a{x:y}\nb{x:y}</style><link rel="icon" href="/icon.svg"></head>',
  );
});

test("refuses a stylesheet that would end its element, and a page without any", () => {
  expect(() => withStyles('a::after{content:"</style>"}')).toThrow("would end the style element");
  expect(() => withStyles("", "")).toThrow("names no stylesheet");
});

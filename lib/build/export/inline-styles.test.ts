/** @jest-environment node */
import { inlineStyles } from "@/lib/build/export/inline-styles";
import { readPage, writePage } from "@/lib/build/export/page";

/** A page that names one stylesheet, with its text put in. */
function withStyles(css: string): string {
  const page = readPage(
    `<head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><link rel="icon" href="/icon.svg"/></head>`,
  );
  inlineStyles(page, (href) => (href === "/_next/static/chunks/a.css" ? css : ""));
  return writePage(page);
}

test("puts a stylesheet into the head, with addresses that hold there", () => {
  expect(withStyles("@font-face{src:url(../media/b.woff2)}a{color:red}")).toContain(
    "<style>@font-face{src:url(/_next/static/media/b.woff2)}a{color:red}</style>",
  );
});

test("takes the place of the link, and of no other", () => {
  expect(withStyles("a{}")).toContain('<style>a{}</style><link rel="icon" href="/icon.svg">');
});

test("refuses a stylesheet that would end its element, and a page without any", () => {
  expect(() => withStyles('a::after{content:"</style>"}')).toThrow("would end the style element");
  expect(() => inlineStyles(readPage(""), () => "")).toThrow("names no stylesheet");
});

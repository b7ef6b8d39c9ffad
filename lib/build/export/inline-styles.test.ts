/** @jest-environment node */
import { inlineStyles } from "@/lib/build/export/inline-styles";
import { readPage, writePage } from "@/lib/build/export/page";

/** A page that names one stylesheet, with its text put in. */
async function withStyles(css: string): Promise<string> {
  const page = readPage(
    `<head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><link rel="icon" href="/icon.svg"/></head>`,
  );
  await inlineStyles(page, (href) =>
    Promise.resolve(href === "/_next/static/chunks/a.css" ? css : ""),
  );
  return writePage(page);
}

test("puts a stylesheet into the head, with addresses that hold there", async () => {
  expect(await withStyles("@font-face{src:url(../media/b.woff2)}a{color:red}")).toContain(
    "<style>@font-face{src:url(/_next/static/media/b.woff2)}a{color:red}</style>",
  );
});

test("leaves the link for React to find, asking for nothing", async () => {
  expect(await withStyles("a{}")).toContain(
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next" disabled="">',
  );
  expect(await withStyles("a{}")).toContain('<link rel="icon" href="/icon.svg">');
});

test("refuses a stylesheet that would end its element, and a page without any", async () => {
  await expect(withStyles('a::after{content:"</style>"}')).rejects.toThrow("end the style element");
  const none = inlineStyles(readPage(""), () => Promise.resolve(""));
  await expect(none).rejects.toThrow("names no stylesheet");
});

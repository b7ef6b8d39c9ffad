/** @jest-environment node */
import { addStyles } from "@/lib/export/add-styles";
import { readPage, writePage } from "@/lib/export/html";

const links = `<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><link rel="icon" href="/icon.svg"/>`;

/** A page that names stylesheets, with this text in the first, and the files that it then names. */
async function add(css: string, { head = links, body = "<a><b>" } = {}) {
  const page = readPage(`<head>${head}</head><body>${body}</body>`);
  const read = (href: string) => (href === "/_next/static/chunks/a.css" ? css : "b{x:y}");
  const files = await addStyles(page, read, []);
  return { html: writePage(page), files };
}
const styled = async (css: string, how?: Parameters<typeof add>[1]) =>
  (await add(css, how)).html.match(/<style>[^]*?<.style>/g);

test("puts a stylesheet into the head, as the page's own, with URLs that hold there", async () => {
  expect(await styled("@font-face{src:url(../media/b.woff2)}a{color:red}")).toEqual([
    "<style>@font-face{src:url(/_next/static/media/b.woff2)}a{color:red}</style>",
  ]);
  // As the development server writes it.
  expect((await styled('a{src:url("../media/b.woff2")}'))?.[0]).toContain(
    'a{src:url("/_next/static/media/b.woff2")}',
  );
});

test("takes the place of the links, and of no other; several become one, in their order, and the page's own last", async () => {
  const { html, files } = await add("a{x:y}");
  expect(html).toContain('<head><link rel="icon" href="/icon.svg"><style>a{x:y}</style></head>');
  expect(files).toEqual([]);
  const second = '<link rel="stylesheet" href="/_next/static/chunks/b.css">';
  const how = { head: links + second, body: "<style>a{x:var(--read)}</style><a><b>" };
  expect(await styled("a{--read:a;--unread:b}", how)).toEqual([
    "<style>a{--read:a}\nb{x:y}\na{x:var(--read)}</style>",
  ]);
});

test("what a template holds has its styles", async () => {
  const body = "<template><p class='note'></p></template>";
  expect(await styled(".note{a:b}.other{a:b}", { body })).toEqual(["<style>.note{a:b}</style>"]);
});

test("rules for print are one file for all pages, and what they read stays in the page", async () => {
  const print = "@media print{.no-print{color:var(--read)}}";
  const { html, files } = await add(`${print}a{--read:a}@media screen{a{x:y}}@layer print{a{x:y}}`);
  expect(html).toContain("<style>a{--read:a}@media screen{a{x:y}}@layer print{a{x:y}}</style>");
  const url = expect.stringMatching(/^\/_next\/static\/print-\w{8}\.css$/);
  expect(files).toEqual([{ url, text: print }]);
  expect(html).toContain(`<link rel="stylesheet" media="print" href="${files[0]?.url}"></head>`);
});

test("deferred styles are a file of this page without a layer, named at its end, and what they read stays in it", async () => {
  const deferred = "@layer deferred{a:hover{color:var(--read)}.other{x:y}}";
  const { html, files } = await add(`@layer deferred;a{--read:a;--unread:b}${deferred}`);
  expect(html).toContain("<style>@layer deferred;a{--read:a}</style>");
  const url = expect.stringMatching(/^\/_next\/static\/deferred-\w{8}\.css$/);
  expect(files).toEqual([{ url, text: "a:hover{color:var(--read)}" }]);
  // The parser waits for a stylesheet that applies.
  expect(html).toContain(
    `<link rel="stylesheet" media="not all" href="${files[0]?.url}">` +
      `<noscript><link rel="stylesheet" href="${files[0]?.url}"></noscript></body>`,
  );
});

test("refuses a stylesheet that would end its element, and a page without any", async () => {
  await expect(add('a::after{content:"</style>"}')).rejects.toThrow("would end the style element");
  await expect(add("", { head: "" })).rejects.toThrow("it names no stylesheet");
});

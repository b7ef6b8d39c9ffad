/** @jest-environment node */
import { readPage, writePage } from "@/lib/export/page";
import { shortenClasses } from "@/lib/export/shorten-classes";

function shorten(body: string, css: string, named: string[] = []) {
  const page = readPage(`<body>${body}</body>`);
  const styles = shortenClasses(page, css, new Set(named));
  return { styles, html: /<body>(.*)<\/body>/.exec(writePage(page))?.[1] };
}

test("the most frequent utility has the shortest name, in the styles too", () => {
  const css = "@layer utilities{.mt-4{a:b}@media print{.sm\\:flex:is(:where(.group) *){a:b}}}";
  expect(shorten('<p class="sm:flex"></p><p class="group mt-4  sm:flex">', css)).toEqual({
    html: '<p class="a"></p><p class="b c  a"></p>',
    styles: "@layer utilities{.c{a:b}@media print{.a:is(:where(.b) *){a:b}}}",
  });
});

test("what means something, what a script names, and what no rule is for, keeps its name", () => {
  const css = "@layer components{.hero{a:b}}@layer utilities{.hero{a:b}.flex{a:b}.mt-4{a:b}}";
  expect(shorten('<p class="hero flex a mt-4">', css, ["flex", "b"])).toEqual({
    html: '<p class="hero flex a c"></p>',
    styles: css.replace("mt-4", "c"),
  });
});

test("what a template holds is renamed with the rest", () => {
  const { html } = shorten(
    '<template><p class="mt-4"></p></template>',
    "@layer utilities{.mt-4{a:b}}",
  );
  expect(html).toBe('<template><p class="a"></p></template>');
});

/** @jest-environment node */
import { namesIn, ownStyles } from "@/lib/build/export/own-styles";

const own = (css: string, text: string) => ownStyles(css, namesIn(text));

test("keeps the rules for what a page or a script names, and drops the others", async () => {
  const css = ".a{x:y}.b{x:y}.c{x:y}.a .d{x:y}";
  expect(await own(css, '<p class="a">')).toBe(".a{x:y}");
  expect(await own(css, 'e.className="b "+(on?"c":"")')).toBe(".b{x:y}.c{x:y}");
});

test("knows a utility by its whole name, with all that it may hold", async () => {
  const css = String.raw`.max-lg\:p-1\.5{x:y}.w-\[calc\(1px\+2\%\)\]{x:y}.group-\[\[open\]\]\:hidden{x:y}`;
  const text = '<p class="max-lg:p-1.5 w-[calc(1px+2%)] group-[[open]]:hidden">';
  expect(await own(css, text)).toBe(css);
  expect(await own(css, '<p class="p-1.5">')).toBe("");
});

test("knows an attribute and its value", async () => {
  const css = "[data-state=open]{x:y}[data-other]{x:y}";
  expect(await own(css, "e.dataset; f('data-state', `open`)")).toBe("[data-state=open]{x:y}");
});

test.each([
  ":root{--a:b}",
  "*,:before,::backdrop{x:y}",
  "@layer theme,base;",
  '@property --a{syntax:"*";inherits:false}',
  "@font-face{src:url(a)}",
  "@keyframes a{to{x:y}}",
  "@view-transition{navigation:auto}",
  "::view-transition-old(root){x:y}",
  "@media print{html{x:y}}",
])("keeps %s, which is for every page", async (css) => {
  expect(await own(css, "<html><body>")).toBe(css);
});

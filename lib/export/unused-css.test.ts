/** @jest-environment node */
import postcss from "postcss";
import { readPage } from "@/lib/export/html";
import { namesIn, usedCss } from "@/lib/export/unused-css";

/** The styles that a page of this HTML, with this script, keeps. */
const own = async (css: string, html: string, script = "") =>
  (await usedCss(postcss.parse(css), readPage(html), namesIn(script))).toString();

test("keeps the rules for what a page or a script names, and drops the others", async () => {
  const css = ".a{x:y}.b{x:y}.c{x:y}.a .d{x:y}";
  expect(await own(css, '<p class="a">')).toBe(".a{x:y}");
  expect(await own(css, "<p>", 'e.className="b "+(on?"c":"")')).toBe(".b{x:y}.c{x:y}");
});

test("a word of the text is no class", async () => {
  expect(await own(".house{x:y}.home{x:y}", '<p id="house" class="a home">house</p>')).toBe(
    ".home{x:y}",
  );
});

test("drops the rules for elements and attributes that neither the page nor a script has", async () => {
  const css =
    "ol{x:y}dl,p{x:y}[data-a]{x:y}[data-b=one]{x:y}[data-b=two]{x:y}[data-c-d=three]{x:y}";
  expect(await own(css, '<p data-b="one">')).toBe("p{x:y}[data-b=one]{x:y}");
  expect(await own(css, "<p>", 'e("ol").dataset.cD="three"')).toBe(
    "ol{x:y}p{x:y}[data-c-d=three]{x:y}",
  );
  expect(await own(css, "<p data-b=one>", 'e.setAttribute("data-b",f())')).toBe(
    "p{x:y}[data-b=one]{x:y}[data-b=two]{x:y}",
  );
  expect(await own("[data-a^=b]{x:y}[data-a^=c]{x:y}p:not(ol){x:y}", '<p data-a="cd">')).toBe(
    "[data-a^=c]{x:y}p:not(ol){x:y}",
  );
});

test("drops the animations that nothing plays and the properties that nothing reads, and what only those used", async () => {
  const css =
    ".a{--read:var(--also);--also:1;--by-script:2;--unread:var(--only);--only:3;x:var(--read);animation:1s turn}" +
    "i{--play:still 1s}@property --only{inherits:false}@keyframes turn{to{x:y}}@keyframes still{to{x:y}}";
  expect(await own(css, '<p class="a">', 'set("--by-script")')).toBe(
    ".a{--read:var(--also);--also:1;--by-script:2;x:var(--read);animation:1s turn}@keyframes turn{to{x:y}}",
  );
});

test("writes the initial value of a registered property that no rule sets, and what a use falls back to", async () => {
  const css = (rule: string) =>
    `${rule}p{a:var(--line);b:var(--gap,2px)}@property --line{inherits:false;initial-value:solid}` +
    "@property --gap{inherits:false}*{--line:solid;--gap:initial}";
  expect(await own(css(""), "<p>")).toBe("p{a:solid;b:2px}");
  const set = css("i{--line:dashed;--gap:0}");
  expect(await own(set, "<p><i>")).toBe(set);
  expect(await own(css(""), "<p>", "'--line','--gap'")).toBe(css(""));
});

test("writes what a use of a property falls back to where nothing sets it", async () => {
  const css = "p{a:var(--ease,cubic-bezier(0,0,1,1)) var(--strong,red)}";
  const strong = "@media print{p{--strong:blue}}";
  expect(await own(css + strong, "<p>")).toBe(
    `p{a:cubic-bezier(0,0,1,1) var(--strong,red)}${strong}`,
  );
});

test("knows a utility by its whole name, with all that it may hold", async () => {
  const css = String.raw`.max-lg\:p-1\.5{x:y}.w-\[calc\(1px\+2\%\)\]{x:y}.group-\[\[open\]\]\:hidden{x:y}`;
  const text = '<p class="max-lg:p-1.5 w-[calc(1px+2%)] group-[[open]]:hidden">';
  expect(await own(css, text)).toBe(css);
  expect(await own(css, '<p class="p-1.5">')).toBe("");
});

test("of a list of selectors leaves those that may match", async () => {
  expect(await own(".a,.b:hover,p{x:y}", '<p class="a">')).toBe(".a,p{x:y}");
  expect(await own(":is(.b,.a) i{x:y}:where(.b){x:y}", '<p class="a"><i>')).toBe(":is(.a) i{x:y}");
  expect(await own("p:not(.b){x:y}", "<p>")).toBe("p:not(.b){x:y}");
});

test("a name is whole between signs of HTML or script, and each word of it is one, too", () => {
  expect(namesIn(" ! ")).toEqual(["!"]);
  expect(namesIn("")).toEqual([]);
  expect(namesIn("<a-b:c d>")).toEqual(["a-b:c", "d", "a-b", "c"]);
});

test("keeps the steps of an animation, whatever an engine calls it, and knows no other by the name", async () => {
  const steps = "p{animation:turn}@-webkit-keyframes turn{from{x:y}}";
  expect(await own(steps, "<p>")).toBe(steps);
  expect(await own("@keyframes-like{.b{x:y}}", "<p>")).toBe("");
});

test("of other states every selector may match", async () => {
  expect(await own("p:nth-child(2 of .b){x:y}p:not(.b, .c){x:y}", "<p>")).toBe(
    "p:nth-child(2 of .b){x:y}p:not(.b, .c){x:y}",
  );
});

test("drops what held nothing but dropped rules", async () => {
  expect(await own("@layer a{@media print{.b{x:y}}}p{x:y}", "<p>")).toBe("p{x:y}");
});

test.each([
  ":focus-visible{x:y}",
  "*,:before,::backdrop{x:y}",
  "[open]{x:y}",
  "@layer theme,base;",
  "@font-face{src:url(a)}",
  "p{animation:a}@keyframes a{from{x:y}50%{x:y}}",
  "@view-transition{navigation:auto}",
  "::view-transition-old(root){x:y}",
])("keeps %s, which may be for every page", async (css) => {
  expect(await own(css, "<p>")).toBe(css);
});

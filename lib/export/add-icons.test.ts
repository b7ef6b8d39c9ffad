/** @jest-environment node */
import { addIcons } from "@/lib/export/add-icons";
import { readPage, writePage } from "@/lib/export/html";

const symbol = (name: string) => `<symbol id="icon-${name}"><path d="M1 2"></path></symbol>`;
const symbols = new Map(["phone", "check", "zoom-in"].map((name) => [name, symbol(name)]));

function add(body: string, named: readonly string[] = []) {
  const page = readPage(`<body>${body}</body>`);
  const { text } = addIcons(page, symbols, named);
  return { html: writePage(page), text };
}

test("a page holds the drawings that it shows, each once, and those its scripts name", () => {
  const shown = '<svg><use href="#icon-phone"></use></svg>';
  expect(add(shown + shown, ["zoom-in", "x"]).html).toContain(
    `${shown}${shown}<svg aria-hidden="true" width="0" height="0">${symbol("phone")}${symbol("zoom-in")}</svg></body>`,
  );
});

test("a drawing that only menus show is named by its file, which has all, and one that is there anyway by that", () => {
  const external =
    '<svg><use data-href="#icon-phone"></use><use data-href="#icon-check"></use></svg>';
  const { html, text } = add(`${external}<svg><use href="#icon-check"></use></svg>`);
  expect(html).toMatch(
    /<use data-href="\/_next\/static\/icons-\w{8}\.svg#icon-phone"><.use><use href="#icon-check">/,
  );
  const all = ["phone", "check", "zoom-in"].map(symbol).join("");
  expect(text).toBe(`<svg xmlns="http://www.w3.org/2000/svg">${all}</svg>`);
});

test("a drawing that is not there stops the build, and other uses are left alone", () => {
  const message = 'it shows the drawing "#icon-none", which is not there';
  expect(() => add('<svg><use href="#icon-none"></use></svg>')).toThrow(message);
  expect(() => add('<svg><use data-href="#icon-none"></use></svg>')).toThrow(message);
  const others =
    '<svg><use href="#part"></use><use href="/a.svg#icon-none"></use><use></use></svg>';
  expect(add(others).html).toContain(
    `${others}<svg aria-hidden="true" width="0" height="0"></svg>`,
  );
});

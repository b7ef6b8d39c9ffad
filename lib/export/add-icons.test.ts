/** @jest-environment node */
import { addIcons } from "@/lib/export/add-icons";
import { readPage, writePage } from "@/lib/export/page";

const symbol = (name: string) => `<symbol id="icon-${name}"><path d="M1 2"></path></symbol>`;
const symbols = new Map(["phone", "check", "zoom-in"].map((name) => [name, symbol(name)]));

function finished(body: string, named: readonly string[] = []): string {
  const page = readPage(`<body>${body}</body>`);
  addIcons(page, symbols, named);
  return writePage(page);
}

test("a page holds the drawings that it shows, each once, and those its scripts name", () => {
  const shown = '<svg><use href="#icon-phone"></use></svg>';
  expect(finished(shown + shown, ["zoom-in", "x"])).toContain(
    `${shown}${shown}<svg aria-hidden="true" width="0" height="0">${symbol("phone")}${symbol("zoom-in")}</svg></body>`,
  );
});

test("a drawing that only menus show is named by its file, and one that is there anyway by that", () => {
  const external =
    '<svg><use data-href="#icon-phone"></use><use data-href="#icon-check"></use></svg>';
  expect(finished(`${external}<svg><use href="#icon-check"></use></svg>`)).toMatch(
    /<use data-href="\/_next\/static\/icons-\w{8}\.svg#icon-phone"><.use><use href="#icon-check">/,
  );
});

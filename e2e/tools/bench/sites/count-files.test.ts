/** @jest-environment node */
import { countFiles } from "@/e2e/tools/bench/sites/count-files";

const scripts: Record<string, string[]> = {
  "index.html": ["/_next/static/data/1.js", "/_next/static/chunks/home.js"],
  "about.html": ["/_next/static/data/2.js", "/_next/static/chunks/form.js"],
};
const scriptsOf = (page: string) => scripts[page] ?? [];

test("a page has its words and its data; code and compressed copies are not its own", () => {
  const files = ["index.html", "index.html.br", "about.html", "robots.txt"];
  expect(countFiles(files, scriptsOf)).toEqual(
    new Map([
      ["/", 2],
      ["/about", 2],
    ]),
  );
});

test("payloads beside and below a page are its files, those of a page below it are not", () => {
  const files = [
    ...[
      "services.html",
      "services.txt",
      "services/__next._tree.txt",
      "services/__next._tree.txt.gz",
    ],
    ...["services/a.html", "services/a.txt", "services/a/__next.page.txt"],
    ...["index.html", "index.txt", "__next._tree.txt"],
  ];
  expect(countFiles(files, () => [])).toEqual(
    new Map([
      ["/services", 3],
      ["/services/a", 3],
      ["/", 3],
    ]),
  );
});

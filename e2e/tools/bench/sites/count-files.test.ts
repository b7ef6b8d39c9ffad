/** @jest-environment node */
import { countFiles } from "@/e2e/tools/bench/sites/count-files";

test("a page has its words; code and compressed copies are not its own", () => {
  const files = ["index.html", "index.html.br", "about.html", "robots.txt", "_next/static/a.js"];
  expect(countFiles(files)).toEqual(
    new Map([
      ["/", 1],
      ["/about", 1],
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
  expect(countFiles(files)).toEqual(
    new Map([
      ["/services", 3],
      ["/services/a", 3],
      ["/", 3],
    ]),
  );
});

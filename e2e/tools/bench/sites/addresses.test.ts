/** @jest-environment node */
import { addressOf, fileAt, isPage, notFoundFile } from "@/e2e/tools/bench/sites/addresses";

const files = ["/index.html", "/about.html", "/about.html.br", "/services/index.html", "/_headers"];
const find = (path: string) => fileAt(path, (file) => files.includes(file));

test.each([
  ["/", "/index.html"],
  ["/about", "/about.html"],
  ["/services", "/services/index.html"],
  ["/services/", "/services/index.html"],
  ["/about.html", "/about.html"],
])("%s is sent from %s", (path, file) => {
  expect(find(path)).toBe(file);
});

test.each(["/nowhere", "/about.html.br", "/_headers"])("%s is not there", (path) => {
  expect(find(path)).toBeUndefined();
});

test("an address that is not there gets the nearest page that says so", () => {
  const all = ["/404.html", "/services/404.html"];
  const nearest = (path: string) => notFoundFile(path, (file) => all.includes(file));
  expect(["/nowhere", "/services/none", "/a/b/c"].map(nearest)).toEqual([
    "/404.html",
    "/services/404.html",
    "/404.html",
  ]);
  expect(notFoundFile("/nowhere", () => false)).toBeUndefined();
});

test.each([
  ["index.html", "/"],
  ["about.html", "/about"],
  ["services/index.html", "/services"],
  ["services/acRepair.html", "/services/acRepair"],
])("%s has the address %s", (file, address) => {
  expect(addressOf(file)).toBe(address);
});

test("pages of errors and other files are no pages to come to", () => {
  expect(
    ["index.html", "a/b.html", "404.html", "services/404.html", "a.txt"].filter(isPage),
  ).toEqual(["index.html", "a/b.html"]);
});

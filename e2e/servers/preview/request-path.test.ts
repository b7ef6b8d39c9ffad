/** @jest-environment node */
import { destinationOf } from "@/e2e/servers/preview/request-path";

const files = new Set([
  "/index.html",
  "/about-us.html",
  "/about-us.html.br",
  "/404.html",
  "/services/404.html",
  "/_not-found.html",
  "/_headers",
  "/services/acRepair.html",
  "/pictures/a$b.avif",
  "/.well-known/security.txt",
  "/.env",
  "/_next/static/chunks/a.js",
]);
const at = (target: string) => destinationOf(target, (file) => files.has(file));
const file = (name: string) => ({ kind: "file", file: name });

test("a page answers at its address without .html", () => {
  expect(at("/")).toEqual(file("/index.html"));
  expect(at("/about-us")).toEqual(file("/about-us.html"));
  expect(at("/services/acRepair?from=ad")).toEqual(file("/services/acRepair.html"));
});

test("other files answer under their own names, escaped or not", () => {
  expect(at("/_next/static/chunks/a.js")).toEqual(file("/_next/static/chunks/a.js"));
  expect(at("/.well-known/security.txt")).toEqual(file("/.well-known/security.txt"));
  const odd = "/pictures/a$b.avif";
  expect(at(odd)).toEqual(file(odd));
  expect(at(odd.replaceAll("$", "%24"))).toEqual(file(odd));
});

test.each([
  ["/about-us/", "/about-us"],
  ["/about-us.html", "/about-us"],
  ["/about-us/?a=1&b=//x", "/about-us?a=1&b=//x"],
  ["/index.html", "/"],
  ["/index", "/"],
  ["/services/acRepair/", "/services/acRepair"],
])("%s redirects to the page's one address", (target, location) => {
  expect(at(target)).toEqual({ kind: "redirect", location });
});

test.each([
  "//evil.example/",
  "//evil.example/about-us/",
  "/%2f%2fevil.example/",
  "/%2F/evil.example",
  "/\\evil.example/",
  "/%5cevil.example/",
  "http://evil.example/about-us/",
  "/about-us//",
])("%s redirects nowhere", (target) => {
  expect(at(target)).toEqual({ kind: "missing" });
});

test.each([
  "/services",
  "/services/",
  "/nope",
  "/nope.html",
  "/About-Us",
  "/404",
  "/404.html",
  "/404/",
  "/services/404",
  "/services/404.html",
  "/_not-found",
  "/_headers",
  "/.env",
  "/../.env",
  "/%2e%2e/.env",
  "/about-us.html.br",
  "/about-us%00",
  "*",
])("%s is missing", (target) => {
  expect(at(target)).toEqual({ kind: "missing" });
});

test("a broken escape is malformed", () => {
  expect(at("/%")).toEqual({ kind: "malformed" });
  expect(at("/%e0%a4%a")).toEqual({ kind: "malformed" });
});

/** @jest-environment node */
import { readFileSync } from "node:fs";
import { applyHeaders } from "@/lib/servers/preview/apply-headers";
import { defaultHeader, headerRules } from "@/lib/export/headers";
import { notFoundFile, redirectsFile } from "@/lib/export/not-found-files";

const configuration = readFileSync("lib/export/nginx.conf", "utf8");
const rules = headerRules();

/** The value of a map for a file, as nginx reads it: an equal path, else the first pattern. */
function valueOf(variable: string, file: string): string {
  const [, map = ""] =
    new RegExp(`map \\$uri \\${variable} \\{([^}]*)\\}`).exec(configuration) ?? [];
  const lines = [...map.matchAll(/^ {2}(\S+) +"?([^"\n]*)"?;$/gm)];
  const find = (fits: (key: string) => boolean) => lines.find(([, key = ""]) => fits(key))?.[2];
  return (
    find((key) => key === file) ??
    find((key) => key.startsWith("~") && new RegExp(key.slice(1)).test(file)) ??
    find((key) => key === "default") ??
    `no map ${variable}`
  );
}

/** All headers that the configuration sends with a file. */
const headersOf = (file: string) =>
  Object.fromEntries(
    [...configuration.matchAll(/add_header (\S+) (?:"(.*)"|(\$\w+)) always;/g)].map(
      ([, name = "", value, variable = ""]) => [name, value ?? valueOf(variable, file)],
    ),
  );

test.each<[path: string, file: string]>([
  ["/", "/index.html"],
  ...["/services", "/services/acRepair", "/unsubscribe", "/404", "/services/404"].map(
    (path): [string, string] => [path, `${path}.html`],
  ),
  ...[
    ...["/favicon.ico", "/robots.txt", "/.well-known/a.txt", "/contact.vcf"],
    ...["/_next/static/media/a.woff2", "/made/pictures/a.avif", "/made/maps/a.svg"],
    ...["/made/pictures/a.jpg", "/pictures/our-van.jpg", "/maps/a.svg", "/og/a.jpg", "/ads.txt"],
    ...["/a/favicon.ico", "/faviconXico", "/a/_next/static/a.js", "/a/made/pictures/b.jpg"],
  ].map((path): [string, string] => [path, path]),
])("nginx.conf sends for %s what _headers says", (path, file) => {
  const headers = new Headers([defaultHeader]);
  applyHeaders(rules, path, headers);
  const names = [defaultHeader, ...rules.flatMap(({ set }) => set)].map(([name]) => name);
  const wanted = Object.fromEntries(names.map((name) => [name, headers.get(name) ?? ""]));
  expect(headersOf(file)).toEqual(wanted);
});

test("unknown services are answered with their own page on every host (row 116)", () => {
  for (const path of ["/services/nope", "/services", "/nope", "/SERVICES/acRepair"])
    expect(valueOf("$site_not_found", path)).toBe(notFoundFile(path));
  expect(notFoundFile("/services/nope")).toBe("/services/404.html");
  expect(notFoundFile("/services")).toBe("/404.html");
  expect(redirectsFile).toBe("/services/* /services/404.html 404\n");
});

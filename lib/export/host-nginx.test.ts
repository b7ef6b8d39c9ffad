/** @jest-environment node */
import { applyHeaderRules, parseHeaderRules } from "@/lib/servers/preview/header-rules";
import { defaultHeader, headerRules, headersFile } from "@/lib/export/headers";
import { nginxConfiguration } from "@/lib/export/host-nginx";
import { notFoundFile, redirectsFile } from "@/lib/export/not-found-files";

const rules = () =>
  headerRules({
    mailBackend: undefined,
    galleryBackend: undefined,
    imageBase: undefined,
    vitals: undefined,
    siteUrl: "https://www.example.com",
  });
const host = { root: "/srv/out", name: "www.example.com", listen: "80" };
const nginx = () => nginxConfiguration(rules(), host);
const names = () => new Set(rules().flatMap(({ set }) => set.map(([name]) => name)));

test("sends every header of the one definition, on errors too", () => {
  for (const name of names()) {
    expect(nginx()).toMatch(new RegExp(`add_header ${name} \\$\\w+ always;`));
  }
});

/** What the configuration's maps say of an address, as nginx reads them: the first match counts. */
function onNginx(path: string, name: string): string {
  const variable = new RegExp(`add_header ${name} (\\$\\w+) always;`).exec(nginx())?.[1] ?? "";
  const [, text = ""] = new RegExp(`map \\$uri \\${variable} \\{([^}]*)\\}`).exec(nginx()) ?? [];
  const lines = [...text.matchAll(/^ {2}(\S+) "(.*)";$/gm)].map(([, key = "", value = ""]) => ({
    key,
    value,
  }));
  const first = lines.find(({ key }) => key.startsWith("~") && new RegExp(key.slice(1)).test(path));
  return (first ?? lines.find(({ key }) => key === "default"))?.value ?? "no map";
}

test.each([
  ...["/", "/services", "/services/acRepair", "/unsubscribe", "/404", "/services/404", "/nope"],
  ...["/robots.txt", "/a.txt", "/published-files.json", "/_next/static/a.js", "/_next/a.js"],
  ...[
    "/pictures/a.avif",
    "/og/home.jpg",
    "/favicon.ico",
    "/services/acRepair/more",
    "/faviconXico",
  ],
  ...["/a/unsubscribe", "/unsubscribed", "/a/favicon.ico", "/favicon.ico.js", "/txt", "/a.txt.js"],
])("sends for %s on nginx what the headers file says", (path) => {
  const headers = new Headers([defaultHeader]);
  applyHeaderRules(parseHeaderRules(headersFile(rules())), path, headers);
  for (const name of names())
    expect([name, onNginx(path, name)]).toEqual([name, headers.get(name) ?? ""]);
});

test.each([
  ["/index.html", "/"],
  ["/services.html", "/services"],
  ["/unsubscribe.html", "/unsubscribe"],
])("sends for %s what it does for %s", (file, path) => {
  for (const name of names()) expect(onNginx(file, name)).toBe(onNginx(path, name));
});

test("serves the export's folder under its name, compressed, and keeps its secrets", () => {
  expect(nginx()).not.toMatch(/ssl_|undefined|return 308 https/);
  for (const line of [
    ...["listen 80;", "server_name www.example.com;", "root /srv/out;", "charset utf-8;"],
    ...["server_tokens off;", "gzip_static on;", "gzip_vary on;", "brotli_static on;"],
  ]) {
    expect(
      nginx()
        .split("\n")
        .map((each) => each.trim()),
    ).toContain(line);
  }
  const hidden = [...nginx().matchAll(/location ~ (\S+) \{ return 404; \}/g)].map(
    ([, each = ""]) => each,
  );
  const isHidden = (path: string) => hidden.some((each) => new RegExp(each).test(path));
  for (const path of [
    ...["/404", "/services/404", "/404/", "/_not-found", "/_headers", "/_redirects"],
    ...["/.git/config", "/index.html.br", "/a.js.gz"],
  ]) {
    expect([path, isHidden(path)]).toEqual([path, true]);
  }
  for (const path of ["/.well-known/security.txt", "/services", "/4040", "/a.br.js"]) {
    expect([path, isHidden(path)]).toEqual([path, false]);
  }
});

test("sends plain http on to the site's own https address, whatever host was asked for", () => {
  const tls = {
    certificate: "/c.pem",
    key: "/k.pem",
    origin: "https://www.example.com",
    plain: "80",
  };
  const written = nginxConfiguration(rules(), { ...host, listen: "443 ssl http2", tls });
  const [plain = "", secure = ""] = written.split("\nserver {").slice(1);
  expect(plain).toMatch(/listen 80;\n {2}server_name www\.example\.com;/);
  expect(plain).toContain("return 308 https://www.example.com$request_uri;");
  expect(secure).toMatch(/listen 443 ssl http2;\n {2}server_name www\.example\.com;/);
  expect(secure).toContain("ssl_certificate /c.pem;\n  ssl_certificate_key /k.pem;");
  expect(secure).toContain("ssl_protocols TLSv1.2 TLSv1.3;");
  expect(written).not.toMatch(/\$(host|http_host)\b/);
});

test("answers unknown services with their own page (row 116)", () => {
  expect(nginx()).toContain("~^/services/ /services/404.html;");
  expect(nginx()).toContain("error_page 404 $site_not_found;");
  expect(redirectsFile).toBe("/services/* /services/404.html 404\n");
  expect(notFoundFile("/services/nope")).toBe("/services/404.html");
  for (const path of ["/services", "/nope", "/SERVICES/acRepair"]) {
    expect(notFoundFile(path)).toBe("/404.html");
  }
});

test("redirects to a path made of plain segments, so never to another host", () => {
  expect(nginx()).toContain("(/[A-Za-z0-9_-]+)+)(/|\\.html)$");
  expect(nginx()).not.toContain("$request_uri");
  expect(nginx()).toContain("merge_slashes off;");
});

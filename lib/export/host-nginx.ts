import { defaultHeader } from "@/lib/export/headers";
import type { HeaderRule } from "@/lib/export/headers";
import { notFoundFiles } from "@/lib/export/not-found-files";

/** The export's folder and the host name. */
export type Host = { root: string; name: string; listen: string; tls?: Tls };

/** The certificate's files, the site's address, and the port redirected from http. */
export type Tls = { certificate: string; key: string; origin: string; plain: string };

/** The pattern for a rule's path; a page also matches by its file name. */
function pattern(path: string): string {
  if (path === "/") return "~^/(index\\.html)?$";
  const escaped = path.replace(/[.]/g, "\\.");
  if (path.endsWith("/*")) return `~^${escaped.slice(0, -1)}`;
  if (path.startsWith("/*")) return `~${escaped.slice(2)}$`;
  return path.includes(".") ? `~^${escaped}$` : `~^${escaped}(\\.html)?$`;
}

function headerMap(name: string, rules: HeaderRule[]): { variable: string; map: string } {
  const variable = `$site_${name.toLowerCase().replaceAll("-", "_")}`;
  const valueIn = ({ set }: HeaderRule) => set.find(([each]) => each === name)?.[1];
  const about = rules.filter((rule) => valueIn(rule) !== undefined || rule.detach?.includes(name));
  const fallback = about.find(({ path }) => path === "/*");
  const plain =
    (fallback && valueIn(fallback)) ?? (name === defaultHeader[0] ? defaultHeader[1] : "");
  // nginx takes the first pattern that matches, a headers file the last.
  const special = about.filter(({ path }) => path !== "/*").toReversed();
  const lines = special.map((rule) => `  ${pattern(rule.path)} "${valueIn(rule) ?? ""}";`);
  const map = [`map $uri ${variable} {`, `  default "${plain}";`, ...lines, "}"].join("\n");
  return { variable, map };
}

/**
 * The not-found page of an unknown address. nginx evaluates a map once per request, so the redirect
 * to that page keeps the value.
 */
const notFoundMap = `map $uri $site_not_found {
  default ${notFoundFiles.elsewhere};
  ~^${notFoundFiles.folder} ${notFoundFiles.inFolder};
}`;

/** Plain http redirects to the same path over https, and only to the site's own host. */
const redirectToHttps = (name: string, { origin, plain }: Tls) => `
server {
  listen ${plain};
  server_name ${name};
  server_tokens off;
  return 308 ${origin}$request_uri;
}
`;

const certificate = ({ certificate, key }: Tls) => `
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  ssl_protocols TLSv1.2 TLSv1.3;`;

/**
 * An nginx configuration for the export, to be included in `http`. Headers are set once at the
 * server, by maps: an `add_header` inside a location would drop all the others.
 */
export function nginxConfiguration(rules: HeaderRule[], { root, name, listen, tls }: Host): string {
  const names = [...new Set(rules.flatMap(({ set }) => set.map(([each]) => each)))];
  const maps = names.map((each) => ({ each, ...headerMap(each, rules) }));
  return `${[...maps.map(({ map }) => map), notFoundMap].join("\n")}
${tls ? redirectToHttps(name, tls) : ""}
server {
  listen ${listen};
  server_name ${name};${tls ? certificate(tls) : ""}
  root ${root};
  charset utf-8;
  server_tokens off;
  gzip_static on;
  gzip_vary on;
  # Of the package libnginx-mod-http-brotli-static; without it take this line away, and gzip answers.
  brotli_static on;

${maps.map(({ each, variable }) => `  add_header ${each} ${variable} always;`).join("\n")}

  # Two slashes stay two slashes, and a redirect names a path, never a host.
  merge_slashes off;
  absolute_redirect off;
  error_page 404 $site_not_found;
  location = ${notFoundFiles.elsewhere} { internal; }
  location = ${notFoundFiles.inFolder} { internal; }
  location ~ ^/((services/)?404|_not-found|_headers|_redirects)/?$ { return 404; }
  location ~ /\\.(?!well-known/) { return 404; }
  location ~ \\.(br|gz)$ { return 404; }

  location = / { try_files /index.html =404; }
  location ~ ^/index(\\.html)?$ { return 308 /$is_args$args; }
  location ~ ^(?<page>(/[A-Za-z0-9_-]+)+)(/|\\.html)$ {
    if (!-f $document_root$page.html) { return 404; }
    return 308 $page$is_args$args;
  }
  location ~ \\.webmanifest$ { default_type application/manifest+json; }
  location ~ \\.vcf$ { default_type text/vcard; }
  location ~ \\.ics$ { default_type text/calendar; }
  location / { try_files $uri $uri.html =404; }
}
`;
}

import { defaultHeader } from "@/lib/build/headers";
import type { HeaderRule } from "@/lib/build/headers";
import type { Host } from "@/lib/build/host-nginx";
import { notFoundFiles } from "@/lib/build/not-found-files";

/** A rule's path as Caddy matches it. */
const matcher = (path: string) =>
  path === "/*" ? "*" : path.startsWith("/*") ? path.slice(1) : path;

function headerLines({ path, detach = [], set }: HeaderRule): string[] {
  const replaced = new Set(set.map(([name]) => name));
  const gone = detach.filter((name) => !replaced.has(name));
  return [
    ...set.map(([name, value]) => `    header ${matcher(path)} ${name} "${value}"`),
    ...gone.map((name) => `    header ${matcher(path)} -${name}`),
  ];
}

/**
 * A Caddyfile for the export (F41). Everything stands in \`route\`, which keeps its
 * order: Caddy itself runs the widest header rule last, over the narrower ones. An error starts
 * afresh without headers, so they are imported there again. A name that no file system takes
 * would end as a fault of the server (500), so it is refused before.
 */
export function caddyConfiguration(
  rules: HeaderRule[],
  { root, name }: Omit<Host, "listen">,
): string {
  return `(site_headers) {
${headerLines({ path: "/*", set: [defaultHeader] }).join("\n")}
${rules.flatMap(headerLines).join("\n")}
    header -Server
}

${name} {
  root * ${root}
  route {
    import site_headers
    @unread not method GET HEAD
    error @unread 405
    @odd expression {path}.contains("//")
    error @odd 404
    @unnameable path_regexp [\\x00-\\x1f\\x7f]|[^/]{201}
    error @unnameable 404
    @hidden {
      path_regexp (^/((services/)?404|_not-found|_headers|_redirects)(/|\\.html)?$|\\.(br|gz)$|/\\.)
      not path /.well-known/*
    }
    error @hidden 404
    @index path /index /index.html
    redir @index / 308
    @page path_regexp page ^((/[A-Za-z0-9_-]+)+)(/|\\.html)$
    handle @page {
      @file file {re.page.1}.html
      handle @file {
        @query expression {query} != ""
        redir @query {re.page.1}?{query} 308
        redir {re.page.1} 308
      }
      error 404
    }
    try_files {path} {path}.html /nothing
    file_server {
      precompressed br gzip
    }
  }
  handle_errors {
    route {
      @inFolder path_regexp ^${notFoundFiles.folder}
      rewrite @inFolder ${notFoundFiles.inFolder}
      @elsewhere not path_regexp ^${notFoundFiles.folder}
      rewrite @elsewhere ${notFoundFiles.elsewhere}
      import site_headers
      header X-Robots-Tag noindex
      file_server {
        precompressed br gzip
      }
    }
  }
}
`;
}

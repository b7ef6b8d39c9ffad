/** @jest-environment node */
import { headerRules } from "@/lib/build/headers";
import { nginxConfiguration } from "@/lib/build/host-nginx";
import { notFoundFile, redirectsFile } from "@/lib/build/not-found-files";

const rules = headerRules({
  mailBackend: undefined,
  galleryBackend: undefined,
  imageBase: undefined,
  vitals: undefined,
  siteUrl: "https://www.example.com",
});
const host = { root: "/srv/out", name: "www.example.com", listen: "80" };
const nginx = nginxConfiguration(rules, host);
const names = new Set(rules.flatMap(({ set }) => set.map(([name]) => name)));

test("sends every header of the one definition, on errors too", () => {
  for (const name of names) {
    expect(nginx).toMatch(new RegExp(`add_header ${name} \\$\\w+ always;`));
  }
});

test("lets the narrower rule win on nginx, where the first match does", () => {
  const map = /map \$uri \$site_x_robots_tag \{[^}]*\}/.exec(nginx)?.[0];
  expect(map?.split("\n").map((line) => line.trim())).toEqual([
    "map $uri $site_x_robots_tag {",
    'default "";',
    '~^/robots\\.txt$ "";',
    '~\\.txt$ "noindex";',
    '~^/published-files\\.json$ "noindex";',
    '~^/services/404(\\.html)?$ "noindex";',
    '~^/404(\\.html)?$ "noindex";',
    '~^/unsubscribe(\\.html)?$ "noindex";',
    "}",
  ]);
});

test("keeps hashed files for good, pages for a minute, and revalidates all others", () => {
  const map = /map \$uri \$site_cache_control \{[^}]*\}/.exec(nginx)?.[0];
  expect(map).toContain('default "public, max-age=0, must-revalidate";');
  expect(map).toContain('~^/_next/static/ "public, max-age=31536000, immutable";');
  expect(map).toContain('~^/(index\\.html)?$ "public, max-age=60";');
  expect(map).toContain('~^/services/acRepair(\\.html)?$ "public, max-age=60";');
  expect(map).not.toMatch(/services\/ |unsubscribe|404/);
});

test("sends plain http on to the site's own https address, whatever host was asked for", () => {
  const tls = {
    certificate: "/c.pem",
    key: "/k.pem",
    origin: "https://www.example.com",
    plain: "80",
  };
  const written = nginxConfiguration(rules, { ...host, listen: "443 ssl http2", tls });
  expect(written).toContain("return 308 https://www.example.com$request_uri;");
  expect(written).toContain("ssl_protocols TLSv1.2 TLSv1.3;");
  expect(written).not.toMatch(/\$(host|http_host)\b/);
});

test("answers unknown services with their own page (row 116)", () => {
  expect(nginx).toContain("~^/services/ /services/404.html;");
  expect(nginx).toContain("error_page 404 $site_not_found;");
  expect(redirectsFile).toBe("/services/* /services/404.html 404\n");
  expect(notFoundFile("/services/nope")).toBe("/services/404.html");
  for (const path of ["/services", "/nope", "/SERVICES/acRepair"]) {
    expect(notFoundFile(path)).toBe("/404.html");
  }
});

test("redirects to a path made of plain segments, so never to another host", () => {
  expect(nginx).toContain("(/[A-Za-z0-9_-]+)+)(/|\\.html)$");
  expect(nginx).not.toContain("$request_uri");
  expect(nginx).toContain("merge_slashes off;");
});

/** What every host must answer to which path (F41); `location` only for redirects. */
export type PathRow = { path: string; status: number; location?: string };

const rows = (status: number, paths: string): PathRow[] =>
  words(paths).map((path) => ({ path, status }));
const words = (text: string) => text.trim().split(/\s+/);
const moved = (path: string, location: string): PathRow => ({ path, status: 308, location });

/** The one URL of each page, and files that are no page. */
export const served = rows(
  200,
  `/ /?utm_source=mail /about-us /about-us?a=b /service-area /unsubscribe?email=a+b@x.com
  /contact /promotions /gallery /privacy-policy /terms /finance
  /services /services/acRepair /services/emergencyAC
  /robots.txt /sitemap.xml /favicon.ico`,
);

/** The other ways to write a page's URL: each leads to the one. */
export const redirected = [
  moved("/about-us/", "/about-us"),
  moved("/about-us.html", "/about-us"),
  moved("/about-us/?a=1&b=//x", "/about-us?a=1&b=//x"),
  moved("/services/", "/services"),
  moved("/services/acRepair/", "/services/acRepair"),
  moved("/services/acRepair.html", "/services/acRepair"),
  moved("/index.html", "/"),
  moved("/index", "/"),
];

/** Nothing is there: our own page, with status 404. */
export const missing = rows(
  404,
  `/nope /nope/ /nope.html /services/nope /services/nope/ /services/acRepair/more /About-Us
  /services/acrepair /404 /404/ /404.html /services/404 /services/404/ /services/404.html
  /services/acRepair.txt /_not-found /_headers /_redirects /.env /.git/config
  /about-us.html.br /about-us.html.gz /_next/static/ /_next/static/chunks/gone.js`,
);

/** URLs that try to leave the site or its folder. */
export const hostile = words(String.raw`
  //evil.example/ //evil.example //evil.example/about-us/ //evil.example/about-us.html
  /%2f%2fevil.example/ /%2F/evil.example/ /\evil.example/ /%5cevil.example/ /about-us// //about-us/
  /%2e%2e/%2e%2e/etc/passwd /services/%2e%2e/%2e%2e/%2e%2e/etc/passwd
  /about-us/%0d%0aSet-Cookie:%20a=b/ /about-us%00`);

/** A broken escape, and a name that no file system takes. */
export const odd = [...rows(400, "/%"), ...rows(404, `/${"a".repeat(3000)}`)];

/** What a machine's list of users begins with, which some of these ask for. */
export const passwords = /root:[^:]*:0:0:/;

/** Pages can be read and nothing else (ASVS 13.4). */
export const refusedMethods = ["POST", "PUT", "DELETE", "PATCH", "TRACE"];

/** @jest-environment node */
import { pages } from "@/content/navigation";
import { serviceKeys } from "@/content/services";
import { applyHeaderRules, parseHeaderRules } from "@/lib/servers/preview/header-rules";
import { headerRules, headersFile } from "@/lib/export/headers";

const environment = {
  mailBackend: "https://mail.example.com",
  galleryBackend: undefined,
  imageBase: undefined,
  vitals: undefined,
  siteUrl: "https://www.example.com",
};

const written = () => headersFile(headerRules(environment));
const block = (path: string) => {
  const lines = written().split("\n");
  const after = lines.slice(lines.indexOf(path) + 1);
  const end = after.findIndex((line) => !line.startsWith("  "));
  return after.slice(0, end).map((line) => line.trim());
};

test("sends the whole set on every answer", () => {
  expect(block("/*")).toEqual([
    "! Access-Control-Allow-Origin",
    "Content-Security-Policy: frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'; upgrade-insecure-requests",
    "Strict-Transport-Security: max-age=86400",
    "X-Content-Type-Options: nosniff",
    "X-Frame-Options: DENY",
    "Referrer-Policy: strict-origin-when-cross-origin",
    "Permissions-Policy: accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(self), geolocation=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()",
    "Cross-Origin-Opener-Policy: same-origin",
    "Cross-Origin-Embedder-Policy: credentialless",
    "Cross-Origin-Resource-Policy: same-origin",
  ]);
});

test.each(["/_next/static/*", "/made/pictures/*", "/made/maps/*"])(
  "lets browsers keep %s",
  (path) => {
    expect(block(path)).toEqual(["Cache-Control: public, max-age=31536000, immutable"]);
  },
);

test("lets browsers keep the icon for a day", () => {
  expect(block("/favicon.ico")).toEqual(["Cache-Control: public, max-age=86400"]);
});

test("lets a page that was fetched ahead be used from the cache, and nothing that is not there", () => {
  const paths = [
    ...Object.values(pages).map(({ path }) => path),
    ...serviceKeys.map((key) => `/services/${key}`),
  ].filter((path) => path !== "/unsubscribe");
  for (const path of paths) expect(block(path)).toEqual(["Cache-Control: public, max-age=60"]);
  expect(written()).not.toContain("/services/*");
});

test("keeps the visitor's e-mail address on the unsubscribe page to itself", () => {
  expect(block("/unsubscribe")).toEqual([
    "! Referrer-Policy",
    "Referrer-Policy: no-referrer",
    "X-Robots-Tag: noindex",
  ]);
});

test("hides the not-found pages from search engines", () => {
  expect(block("/404")).toEqual(["X-Robots-Tag: noindex"]);
  expect(block("/services/404")).toEqual(["X-Robots-Tag: noindex"]);
});

test("keeps nothing of an owner's for longer than a page", () => {
  const lasting = written().matchAll(/^(\S+)\n {2}Cache-Control: .*immutable/gm);
  expect([...lasting].map(([, path]) => path)).toEqual([
    "/_next/static/*",
    "/made/pictures/*",
    "/made/maps/*",
  ]);
});

test("never puts a script-src where it would forbid every page's own scripts", () => {
  expect(written()).not.toContain("script-src");
});

test("forces no https on a preview that speaks to this machine", () => {
  const local = { ...environment, mailBackend: "http://localhost:3001" };
  expect(headersFile(headerRules(local))).not.toContain("upgrade-insecure-requests");
});

test("stops the build rather than let a host drop a rule or a line", () => {
  const rule = { path: "/a", set: [["X-A", "a".repeat(2000)]] as [string, string][] };
  expect(() => headersFile([rule])).toThrow(
    "_headers has 1 rules and a line of 2007 characters; hosts take 100 rules and 2000 characters",
  );
  const longest = { path: "/a", set: [["X-A", "a".repeat(1993)]] as [string, string][] };
  expect(headersFile([longest])).toBe(`/a\n  X-A: ${"a".repeat(1993)}\n`);
  const many = Array.from({ length: 101 }, (_, place) => ({ path: `/${place}`, set: [] }));
  expect(() => headersFile(many)).toThrow("101 rules");
  expect(headersFile(many.slice(1)).split("\n")).toHaveLength(101);
  expect(() => headersFile([rule, rule])).toThrow("two rules for /a");
});

test("a host that passes over what takes a header away, as Netlify does, serves the same in effect", () => {
  const deaf = parseHeaderRules(written()).map((rule) => ({ ...rule, detach: [] }));
  const read = (path: string) => {
    const headers = new Headers();
    applyHeaderRules(deaf, path, headers);
    return (name: string) => headers.get(name);
  };
  for (const path of [
    "/",
    "/unsubscribe",
    "/made/og/home.jpg",
    "/_next/static/a.js",
    "/robots.txt",
  ]) {
    // One policy, and none that forbids a page its inline scripts.
    expect(read(path)("content-security-policy")).toMatch(/^frame-ancestors 'none';[^,]*$/);
    expect(read(path)("x-frame-options")).toBe("DENY");
    expect(read(path)("strict-transport-security")).toBe("max-age=86400");
  }
  expect(read("/_next/static/a.js")("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(read("/about-us")("cache-control")).toBe("public, max-age=60");
  expect(read("/services/acRepair")("cache-control")).toBe("public, max-age=60");
  for (const path of ["/services/nope", "/services/acRepair/more", "/nope", "/unsubscribe"]) {
    expect([path, read(path)("cache-control")]).toEqual([path, null]);
  }
  // Of several referrer policies the last known one applies.
  expect(read("/unsubscribe")("referrer-policy")?.split(", ").at(-1)).toBe("no-referrer");
  // Two values are no valid resource policy, so other sites may show the picture.
  expect(read("/made/og/home.jpg")("cross-origin-resource-policy")).toBe(
    "same-origin, cross-origin",
  );
});

/** @jest-environment node */
import { applyHeaderRules, parseHeaderRules } from "@/e2e/servers/preview/header-rules";
import { headerRules, headersFile } from "@/lib/build/headers";

const file = `# everything
/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: frame-ancestors 'none'; base-uri 'none'
  Referrer-Policy: strict-origin-when-cross-origin

/_next/static/*
  Cache-Control: public, max-age=31536000, immutable

/services/:key
  X-Robots-Tag: all
  Link: <a>

/services/acRepair
  Link: <b>

/unsubscribe
  ! Referrer-Policy
  Referrer-Policy: no-referrer
  ! X-Content-Type-Options
`;

function headersOf(path: string) {
  const headers = new Headers({ "Cache-Control": "public, max-age=0, must-revalidate" });
  applyHeaderRules(parseHeaderRules(file), path, headers);
  return Object.fromEntries(headers);
}

test("a rule for everything reaches every path and keeps colons inside a value", () => {
  expect(headersOf("/")).toEqual({
    "cache-control": "public, max-age=0, must-revalidate",
    "content-security-policy": "frame-ancestors 'none'; base-uri 'none'",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
  });
});

test("a rule replaces the server's own value of a header", () => {
  expect(headersOf("/_next/static/chunks/a.js")["cache-control"]).toBe(
    "public, max-age=31536000, immutable",
  );
});

test("two rules that name the same header join, as Cloudflare's do", () => {
  expect(headersOf("/services/acRepair")).toMatchObject({ link: "<a>, <b>" });
});

test("a placeholder matches one segment only", () => {
  expect(headersOf("/services/acRepair/deeper")).not.toHaveProperty("x-robots-tag");
  expect(headersOf("/services/")).not.toHaveProperty("x-robots-tag");
});

test("a detached header is gone, or starts afresh when the rule names it again", () => {
  const headers = headersOf("/unsubscribe");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers).not.toHaveProperty("x-content-type-options");
});

test("a dot in a path is a dot", () => {
  const headers = new Headers();
  applyHeaderRules(parseHeaderRules("/robots.txt\n  A: b\n"), "/robotsXtxt", headers);
  expect(headers.has("A")).toBe(false);
});

test("a line that is neither a header nor a path is refused by its number", () => {
  expect(() => parseHeaderRules("/*\n  nonsense\n")).toThrow("_headers line 2 is not a rule");
  expect(() => parseHeaderRules("  A: b\n")).toThrow("_headers line 1");
});

test("a host that passes over what takes a header away, as Netlify does, serves the same in effect", () => {
  const environment = {
    mailBackend: undefined,
    galleryBackend: undefined,
    imageBase: undefined,
    vitals: undefined,
  };
  const site = { ...environment, siteUrl: "https://www.example.com" };
  const rules = parseHeaderRules(headersFile(headerRules(site)));
  const deaf = rules.map((rule) => ({ ...rule, detach: [] }));
  const read = (path: string) => {
    const headers = new Headers();
    applyHeaderRules(deaf, path, headers);
    return (name: string) => headers.get(name);
  };
  for (const path of ["/", "/unsubscribe", "/og/home.jpg", "/_next/static/a.js", "/robots.txt"]) {
    // One policy, and none that forbids a page its own scripts: those stand in the page.
    expect(read(path)("content-security-policy")).toMatch(/^frame-ancestors 'none';[^,]*$/);
    expect(read(path)("x-frame-options")).toBe("DENY");
    expect(read(path)("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
  }
  expect(read("/_next/static/a.js")("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(read("/about-us")("cache-control")).toBe("public, max-age=60");
  expect(read("/services/acRepair")("cache-control")).toBe("public, max-age=60");
  for (const path of ["/services/nope", "/services/acRepair/more", "/nope", "/unsubscribe"]) {
    expect([path, read(path)("cache-control")]).toEqual([path, null]);
  }
  // Of several referrer policies the last known one holds.
  expect(read("/unsubscribe")("referrer-policy")?.split(", ").at(-1)).toBe("no-referrer");
  // Two words are no resource policy at all, so other sites may show the picture.
  expect(read("/og/home.jpg")("cross-origin-resource-policy")).toBe("same-origin, cross-origin");
});

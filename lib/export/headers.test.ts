/** @jest-environment node */
import { headerRules, headersFile } from "@/lib/export/headers";
import { applyHeaders } from "@/lib/servers/preview/apply-headers";

// What each host sends at each path: e2e/specs/deploy/hosts.spec.

test("a host that passes over what takes a header away, as Netlify does, serves the same in effect", () => {
  const deaf = headerRules().map((rule) => ({ ...rule, detach: [] }));
  const read = (path: string) => {
    const headers = new Headers();
    applyHeaders(deaf, path, headers);
    return (name: string) => headers.get(name);
  };
  const files = ["/made/pictures/a.jpg", "/_next/static/a.js", "/robots.txt"];
  for (const path of ["/", "/unsubscribe", ...files]) {
    // One policy, and none that forbids a page its inline scripts.
    expect(read(path)("content-security-policy")).toBe("frame-ancestors 'none'");
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
  expect(read("/made/pictures/a.jpg")("cross-origin-resource-policy")).toBe(
    "same-origin, cross-origin",
  );
});

test("the file for hosts has each path with what it takes away and sets", () => {
  const rule = { path: "/a/*", detach: ["B"], set: [["C", "d"]] as [string, string][] };
  expect(headersFile([rule, { path: "/e", set: [["F", "g"]] }])).toBe(
    "/a/*\n  ! B\n  C: d\n/e\n  F: g\n",
  );
});

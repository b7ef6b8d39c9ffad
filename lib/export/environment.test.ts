/** @jest-environment node */
import { company } from "@/content/company";
import { checkEnvironment, canForceHttps } from "@/lib/export/environment";

test("means the site's own origin when a backend is unset or empty", () => {
  expect(checkEnvironment({ NEXT_PUBLIC_MAIL_BACKEND_URL: "" })).toEqual({
    mailBackend: undefined,
    galleryBackend: undefined,
    imageBase: undefined,
    siteUrl: company.siteUrl,
  });
});

test("takes absolute https URLs, and http on this machine", () => {
  for (const url of [
    "https://mail.example.com",
    "http://localhost:3001",
    "http://127.0.0.1:3001/a",
  ])
    expect(checkEnvironment({ NEXT_PUBLIC_IMAGE_BASE_URL: url })).toHaveProperty("imageBase", url);
});

test.each([
  ["mail.example.com", "it is not an absolute URL"],
  ["/api", "it is not an absolute URL"],
  ["ftp://mail.example.com", "it must begin with https://"],
  ["javascript:alert(1)", "it must begin with https://"],
  // Browsers resolve these against the page.
  ["https:/host", "it must begin with https://"],
  ["https:host", "it must begin with https://"],
  ["http://mail.example.com", "http:// is for this machine only"],
  ["http://localhost.evil.example", "http:// is for this machine only"],
  ["https://me:secret@mail.example.com", "it must not hold a user name or password"],
  ["https://mail.example.com/?a=1", "it must not hold a query (?)"],
  ["https://mail.example.com#top", "it must not hold a fragment (#)"],
  ["https://mail.example.com/", "it must not end with a slash"],
  ["https://mail.example.com ", "it must not hold white space"],
  ["https://mail.example.com;script-src", "it must not hold white space, a comma or a semicolon"],
])("refuses %s and says why", (value, reason) => {
  expect(() => checkEnvironment({ NEXT_PUBLIC_MAIL_BACKEND_URL: value })).toThrow(
    `NEXT_PUBLIC_MAIL_BACKEND_URL="${value}": ${reason}`,
  );
});

test("the site's URL is as browsers write it", () => {
  const NEXT_PUBLIC_SITE_URL = "https://WWW.example.com:443";
  expect(() => checkEnvironment({ NEXT_PUBLIC_SITE_URL })).toThrow('"https://www.example.com"');
});

test("names every wrong variable at once", () => {
  expect(() =>
    checkEnvironment({
      ...{ NEXT_PUBLIC_IMAGE_BASE_URL: "x", NEXT_PUBLIC_SITE_URL: "y" },
      NEXT_PUBLIC_MAIL_BACKEND: "https://mail.example.com",
      NEXT_PUBLIC_VERCEL_URL: "a host's own",
    }),
  ).toThrow(
    /^The environment is wrong, so nothing was built\.\nNEXT_PUBLIC_IMAGE_BASE_URL="x".*\nNEXT_PUBLIC_SITE_URL="y".*\nNEXT_PUBLIC_MAIL_BACKEND is no setting of the site; did you mean "MAIL_BACKEND_URL"\?$/,
  );
});

test("https may be enforced unless any backend uses http", () => {
  const own = {
    ...{ mailBackend: undefined, galleryBackend: undefined, imageBase: undefined },
    vitals: undefined,
  };
  expect(canForceHttps(own)).toBe(true);
  expect(canForceHttps({ ...own, mailBackend: "https://mail.example.com" })).toBe(true);
  for (const name of Object.keys(own)) {
    expect(canForceHttps({ ...own, [name]: "http://localhost:3001" })).toBe(false);
  }
});

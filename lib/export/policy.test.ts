/** @jest-environment node */
import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator";
import { Severity, Type } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";
import { readPage, writePage } from "@/lib/export/html";
import { addPolicy, pagePolicy, scriptHashes } from "@/lib/export/policy";

const nowhere = {
  ...{ mailBackend: undefined, galleryBackend: undefined, imageBase: undefined },
  vitals: undefined,
};
const live = {
  mailBackend: "https://mail.example.com/v1",
  galleryBackend: "https://mail.example.com",
  imageBase: "https://images.example.com/image/upload",
  vitals: undefined,
};
const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const html = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script type="application/ld+json">{"a":1}</script></head><body><script id="_R_">go("é")</script><script>go(1)
</script><script>go(1)
</script><script type="speculationrules">{}</script></body></html>`;
const page = readPage(html);
const styled = readPage(html.replace("</head>", "<style>a{color:red}</style></head>"));

test("hashes each style element and allows no other", () => {
  expect(pagePolicy(styled, nowhere)).toContain(`style-src 'self' ${sha("a{color:red}")};`);
});

test("allows the page's own scripts, exactly as written, once each, and nothing else when backends share its origin", () => {
  expect(pagePolicy(page, nowhere)).toBe(
    `default-src 'none'; script-src 'self' ${sha('go("é")')} ${sha("go(1)\n")} ${sha("{}")}; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'; upgrade-insecure-requests`,
  );
});

test("adds the configured backends by origin", () => {
  const policy = pagePolicy(page, live);
  expect(policy).toContain("img-src 'self' https://images.example.com;");
  expect(policy).toContain("connect-src 'self' https://mail.example.com;");
});

test("forces no https while a backend on this machine speaks http", () => {
  const policy = pagePolicy(page, { ...nowhere, mailBackend: "http://localhost:3001" });
  expect(policy).not.toContain("upgrade-insecure-requests");
  expect(policy).toContain("connect-src 'self' http://localhost:3001;");
});

const findingsIn = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate();

test("Google's evaluator finds one thing, a perhaps: 'self' is risky where visitors upload files, and here only our build is served", () => {
  expect(findingsIn(pagePolicy(styled, live))).toMatchObject([
    {
      type: Type.SCRIPT_ALLOWLIST_BYPASS,
      severity: Severity.MEDIUM_MAYBE,
      directive: "script-src",
      value: "'self'",
    },
  ]);
});

test("puts the policy right after the character set and changes nothing else", () => {
  const written = readPage(html);
  addPolicy(written, live);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(page, live)}">`;
  const head = '<head><meta charset="utf-8">';
  expect(writePage(written)).toContain(head + meta);
  expect(writePage(written).replace(meta, "")).toBe(writePage(page));
});

test.each([
  "<script>1</script><meta charset=utf-8>",
  "<meta name=robots><meta charset=utf-8>",
  "<meta charset=utf-8>",
  "",
])("refuses a page whose head is '%s', since no policy can follow its character set", (head) => {
  expect(() => addPolicy(readPage(`<html><head>${head}</head></html>`), nowhere)).toThrow(
    "its head does not begin with the character set, so no policy can follow it",
  );
});

test.each(["module", "text/javascript", ""])("hashes scripts of type '%s'", (type) => {
  expect(scriptHashes(readPage(`<script type="${type}">go()</script>`))).toEqual([sha("go()")]);
});

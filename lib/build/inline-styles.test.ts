/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withInlineStyles } from "@/lib/build/inline-styles";

const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const page = `<head>${link}<link rel="icon" href="/icon.svg"/></head>`;

/** An export that holds one stylesheet. */
function exportWith(css: string): string {
  const out = mkdtempSync(join(tmpdir(), "out-"));
  mkdirSync(join(out, "_next", "static", "chunks"), { recursive: true });
  writeFileSync(join(out, "_next", "static", "chunks", "a.css"), css);
  return out;
}

test("puts a stylesheet into the head, with addresses that hold there (issue 6 no. 3)", () => {
  const out = exportWith("@font-face{src:url(../media/b.woff2)}a{color:red}");
  expect(withInlineStyles(page, out)).toContain(
    "<style>@font-face{src:url(/_next/static/media/b.woff2)}a{color:red}</style>",
  );
});

test("leaves the link for the framework to find, asking for nothing", () => {
  const written = withInlineStyles(page, exportWith("a{}"));
  expect(written).toContain(link.replace("/>", ' disabled=""/>'));
  expect(written).toContain('<link rel="icon" href="/icon.svg"/>');
});

test("keeps a replacement pattern in a stylesheet as it is", () => {
  expect(withInlineStyles(page, exportWith('a::after{content:"$&"}'))).toContain('content:"$&"');
});

test("refuses a stylesheet that would end its element", () => {
  expect(() => withInlineStyles(page, exportWith('a::after{content:"</style>"}'))).toThrow(
    "would end the style element",
  );
});

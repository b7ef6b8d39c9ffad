/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { finishPage } from "@/lib/build/export/finish-page";
import { attribute, elements, readPage, textOf } from "@/lib/build/export/page";
import { bundleInlineScripts } from "@/lib/build/export/page-script";

/** A page as the framework's known version exports it. */
const exported = readFileSync(join("lib", "testing", "exported-page.html"), "utf8");
const environment = {
  mailBackend: undefined,
  galleryBackend: undefined,
  imageBase: undefined,
  siteUrl: "https://www.example.com",
};
const tools = {
  inline: {
    beforePaint: "before()",
    page: "pageScript()",
    extras: [{ mark: "data-offer", text: "offers()" }],
  },
  vitals: undefined,
  environment,
  readStyles: () => "a{color:red}",
  namesInScripts: () => [],
  symbols: new Map([...exported.matchAll(/#icon-([a-z-]+)/g)].map(([, name = ""]) => [name, ""])),
};
const finish = (html: string) => finishPage("terms.html", html, tools);
const scriptsIn = (html: string) => elements(readPage(html), "script");

test("a page is served with words, styles and a script; what it needs to live is named and kept apart", () => {
  const { html, data, legacy } = finish(exported);
  const [beforePaint, pageScript, rules] = scriptsIn(html).filter(
    (script) => attribute(script, "type") !== "application/ld+json",
  );
  expect(scriptsIn(html).some((script) => attribute(script, "src"))).toBe(false);
  expect(textOf(beforePaint!)).toBe("before()");
  expect(textOf(pageScript!)).toBe("pageScript()");
  expect(html.indexOf("</main>")).toBeLessThan(html.indexOf("pageScript()"));
  expect(attribute(rules!, "type")).toBe("speculationrules");

  const named = attribute(pageScript!, "data-scripts")?.split(" ") ?? [];
  expect(named[0]).toBe(data.path);
  const files = scriptsIn(exported).flatMap((script) => attribute(script, "src") ?? []);
  expect([...named.slice(1), ...legacy].toSorted()).toEqual(files.toSorted());
  for (const script of scriptsIn(exported).filter((each) => textOf(each).includes("__next_f"))) {
    expect(data.text).toContain(textOf(script));
  }
  expect(html).toContain("Terms of Use are coming soon...");
  expect(html).not.toContain("__next_f");
  expect(html).not.toContain('as="script"');
});

test("the same page is finished to the same bytes", () => {
  expect(finish(exported)).toEqual(finish(exported));
});

test("a page with offers corrects what it says of them, and no other does (row 130)", () => {
  expect(finish(exported).html).not.toContain("offers()");
  const offering = exported.replace("<main", "<p data-offer></p><main");
  expect(finish(offering).html).toContain("<script>offers()</script>");
});

test("the reporter of web vitals is named where somebody collects them (row 27)", () => {
  expect(finish(exported).html).not.toContain("data-vitals");
  const { html } = finishPage("terms.html", exported, { ...tools, vitals: "/vitals.js" });
  expect(html).toContain('data-vitals="/vitals.js"');
});

test.each([
  ["no script files", (html: string) => html.replace(/<script src[^>]*><\/script>/g, "")],
  ["no data", (html: string) => html.replaceAll("__next_f", "f").replaceAll("TURBOPACK", "T")],
  [
    "a script nobody knows",
    (html: string) => html.replace("</head>", "<script>x()</script></head>"),
  ],
])("a page with %s is refused by its name", (_, change) => {
  expect(() => finish(change(exported))).toThrow(/^terms\.html could not be finished: it holds/);
});

test("a page carries the styles of its own words and of the scripts that it may run, no others", () => {
  const { html } = finishPage("terms.html", exported, {
    ...tools,
    readStyles: () => "main{a:b}.in-a-script{a:b}.elsewhere{a:b}",
    namesInScripts: (sources) => (sources.length > 0 ? ["in-a-script"] : []),
  });
  expect(html).toContain("<style>main{a:b}.in-a-script{a:b}</style>");
});

test("the page script weighs at most 2.5 kB and runs nothing from a text", async () => {
  const { beforePaint, page } = await bundleInlineScripts();
  const script = beforePaint + page;
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(2500);
  expect(script).not.toMatch(/\beval\(|new Function|<\/script/);
});

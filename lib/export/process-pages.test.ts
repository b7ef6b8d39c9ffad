/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { runInNewContext } from "node:vm";
import { transform } from "esbuild";
import { processPages } from "@/lib/export/process-pages";
import { attribute, elements, readPage } from "@/lib/export/page";
import { filesBelow } from "@/lib/export/out-files";

const environment = {
  mailBackend: "https://mail.smart.test",
  galleryBackend: undefined,
  imageBase: undefined,
  vitals: "https://vitals.smart.test",
  siteUrl: "https://www.smart.test",
};
const island = (name: string) => `<div data-island="${name}"></div>`;
const pageWith = (main: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><link rel="stylesheet" href="/_next/static/a.css">
   </head><body><header></header><main>${main}</main><footer></footer></body></html>`;

let out: string;

afterEach(() => rm(out, { recursive: true }));

/** Finishes an export of these files. */
async function finish(files: Record<string, string>) {
  out = await mkdtemp(join(tmpdir(), "out-"));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), text);
  }
  return processPages(out, environment);
}

const read = async (file: string) => readFile(join(out, file), "utf8");
const scriptsOf = async (page: string, tag = "div") => {
  const [element] = elements(readPage(await read(page)), tag);
  return Promise.all((attribute(element!, "data-src") ?? "").split(" ").map(read));
};

type Exports = { Component?: unknown; mount?: unknown };

/** Runs a served module as a browser would, in a window of its own. */
async function run(script: string, window: object): Promise<Exports> {
  const { code } = await transform(script, { format: "cjs" });
  const scope = { module: { exports: {} }, window, document: {}, navigator: {}, setTimeout };
  runInNewContext(code, { ...scope, globalThis: scope, self: window, URL });
  return scope.module.exports;
}

// One test, since the export takes a second.
test("an export is finished: its pages, its files, and scripts that run", async () => {
  process.env.NEXT_PUBLIC_MAIL_BACKEND_URL = environment.mailBackend;
  const done = await finish({
    "contact.html": pageWith(island("NewsletterForm") + island("AreaSearch")),
    "gallery.html": pageWith(island("Gallery")),
    "index.html": pageWith('<p data-module="typed-line"><button>Pause</button></p>'),
    "services/404.html": pageWith("<p>Nothing</p>"),
    "_not-found.html": pageWith(island("NoSuchIsland")),
    "_next/static/a.css": "main{a:b}",
    "_next/static/chunks/framework.js": "framework()",
    "index.txt": "payload",
  });
  delete process.env.NEXT_PUBLIC_MAIL_BACKEND_URL;
  expect(done).toEqual({ pages: 4, pruned: 4 });
  const files = (await filesBelow(out)).map((file) => relative(out, file));
  expect(files.map((file) => file.replace(/-[0-9a-f]{16}/, ""))).toEqual([
    ...["AreaSearch", "Gallery", "NewsletterForm", "lightbox", "react", "typed-line", "vitals"].map(
      (name) => `_next/static/scripts/${name}.js`,
    ),
    ...["contact.html", "gallery.html", "index.html", "services/404.html"],
  ]);
  expect(await read("services/404.html")).toContain("<style>main{a:b}</style>");

  // An island's scripts run, with one React for all.
  const [react = "", form = ""] = await scriptsOf("contact.html");
  expect(form).toContain(environment.mailBackend);
  for (const script of [react, form]) {
    expect(script).not.toMatch(/process\.env|@license|^\s|\s$/);
    // Minified: long lines.
    expect(script.length / script.split("\n").length).toBeGreaterThan(1000);
  }
  const window = {};
  expect((await run(react, window)).mount).toEqual(expect.any(Function));
  expect(window).toHaveProperty(["sharedPackages", "react", "useState"]);
  expect(window).toHaveProperty(["sharedPackages", "react-dom", "createPortal"]);
  expect((await run(form, window)).Component).toEqual(expect.any(Function));
  expect(form).toMatch(/window\.sharedPackages\b/);
  expect(form.length).toBeLessThan(react.length / 2);

  // What an island imports late is a file of its own, with its styles, named in the island.
  const late = files.find((file) => /scripts\/lightbox-/.test(file)) ?? "";
  const [, gallery] = await scriptsOf("gallery.html");
  expect(gallery).toContain(`import("/${late}")`);
  expect(await read(late)).toMatch(
    /new CSSStyleSheet[^]*replaceSync\(.*\.yarl__[^]*adoptedStyleSheets=\[\.\.\.document\.adoptedStyleSheets,/,
  );

  // A plain module is a script without React, and its buttons wait for nothing.
  const modules = await scriptsOf("index.html", "p");
  expect(modules).toEqual([expect.stringMatching(/export\{\w+ as start\};$/)]);
  expect(modules[0]).not.toContain("sharedPackages");
  expect(await read("index.html")).toContain("<button>Pause</button>");

  // The reporter of web vitals is served, and named on the page.
  const named = elements(readPage(await read("index.html")), "script").flatMap(
    (script) => attribute(script, "data-vitals") ?? [],
  );
  expect(named).toEqual([expect.stringMatching(/^\/_next\/static\/scripts\/vitals-\w{16}\.js$/)]);
  expect(await read(named[0]!)).toMatch(/^"use strict";\(\(\)=>[^]*sendBeacon/);
});

test.each([
  [island("NoSuchIsland"), "the island NoSuchIsland has no file no-such-island.tsx"],
  ['<svg><use href="#icon-none"></use></svg>', "index.html could not be finished"],
])("%s stops the build: %s", async (main, message) => {
  const files = { "index.html": pageWith(main), "_next/static/a.css": "main{a:b}" };
  await expect(finish(files)).rejects.toThrow(message);
});

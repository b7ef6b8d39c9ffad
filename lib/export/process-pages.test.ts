/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { build } from "esbuild";
import * as registry from "@/components/islands/registry";
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
const island = (name: string) => `<react-island name="${name}"></react-island>`;
const pageWith = (main: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><link rel="stylesheet" href="/_next/static/a.css">
   </head><body><header></header><main>${main}</main><footer></footer></body></html>`;

// Bundles all of the islands.
jest.setTimeout(60_000);

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
const scriptsOf = async (page: string) => {
  const [island] = elements(readPage(await read(page)), "react-island");
  return (attribute(island!, "src") ?? "").split(" ");
};

const islandNames = Object.keys(registry).toSorted();

/** The names that a served module exports. */
async function exportsOf(file: string): Promise<string[]> {
  const entryPoints = [join(out, file)];
  const { metafile } = await build({ entryPoints, write: false, metafile: true, format: "esm" });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
}

// One test, since the export takes a second.
test("an export is finished: its pages, its files, and scripts that run", async () => {
  process.env.NEXT_PUBLIC_MAIL_BACKEND_URL = environment.mailBackend;
  const done = await finish({
    "contact.html": pageWith(island("NewsletterForm") + island("AreaSearch")),
    "gallery.html": pageWith(island("Gallery")),
    "index.html": pageWith('<p data-taglines="[]"><button>Pause</button></p>'),
    "services/404.html": pageWith("<p>Nothing</p>"),
    "_not-found.html": pageWith(island("NoSuchIsland")),
    "_next/static/a.css": "main{a:b}",
    "_next/static/chunks/framework.js": "framework()",
    "index.txt": "payload",
  });
  delete process.env.NEXT_PUBLIC_MAIL_BACKEND_URL;
  expect(done).toEqual({ pages: 4, pruned: 4 });
  const files = (await filesBelow(out)).map((file) => relative(out, file));
  const lazy = ["glide-features", "lightbox", "menu", "popovers", "react", "step-features"];
  // How many files islands share with what they import lazily is esbuild's choice.
  const names = files.map((file) => file.replace(/-\w{8}(?=\.)/, ""));
  expect(names.filter((name) => !name.endsWith("/chunk.js"))).toEqual([
    "_next/static/icons.svg",
    ...[...islandNames, ...lazy, "typed-line", "vitals"].map(
      (name) => `_next/static/scripts/${name}.js`,
    ),
    ...["contact.html", "gallery.html", "index.html", "services/404.html"],
  ]);
  expect(await read("services/404.html")).toContain("<style>main{a:b}</style>");

  // Each island imports React, and what it needs of it, from the one file that holds it.
  const [form = "", react = ""] = await scriptsOf("contact.html");
  expect(await read(form)).toContain(environment.mailBackend);
  for (const file of [react, form]) {
    const script = await read(file);
    expect(/process\.env|@license|^\s/.exec(script)).toBeNull();
    // Minified: long lines.
    expect(script.length / script.split("\n").length).toBeGreaterThan(1000);
  }
  const exported = new Set(await exportsOf(react));
  const islands = files.filter((file) => /scripts\/([A-Z]|lightbox)/.test(file));
  for (const file of islands) {
    const source = await read(file);
    expect(source).not.toContain("react.transitional.element");
    for (const [, names = ""] of source.matchAll(/import\{([^}]*)\}from"[^"]*react-/g)) {
      for (const name of names.split(",")) expect(exported).toContain(name.split(" as ")[0]);
    }
  }

  // What an island imports lazily is a file of its own, with its styles.
  const lightbox = files.find((file) => /scripts\/lightbox-/.test(file)) ?? "";
  const [gallery = ""] = await scriptsOf("gallery.html");
  expect(await read(gallery)).toContain(`import("./${basename(lightbox)}")`);
  expect(await read(lightbox)).toMatch(
    /new CSSStyleSheet[^]*replaceSync\(.*\.yarl__[^]*adoptedStyleSheets=\[\.\.\.document\.adoptedStyleSheets,/,
  );

  // A lazy feature is a script without React, and its buttons wait for nothing.
  const home = elements(readPage(await read("index.html")), "p")[0];
  const typed = await read(attribute(home!, "data-lazy") ?? "");
  expect(typed).toMatch(/export\{\w+ as start\};$/);
  expect(typed).not.toMatch(/from"/);
  expect(await read("index.html")).toContain("<button>Pause</button>");

  // The reporter of web vitals is served, and named on the page.
  const named = elements(readPage(await read("index.html")), "script").flatMap(
    (script) => attribute(script, "data-vitals") ?? [],
  );
  expect(named).toEqual([expect.stringMatching(/^\/_next\/static\/scripts\/vitals-\w{8}\.js$/)]);
  expect(await read(named[0]!)).toMatch(/sendBeacon/);
});

test.each([
  [island("NoSuchIsland"), 'it holds the island "NoSuchIsland"'],
  ['<svg><use href="#icon-none"></use></svg>', "index.html could not be finished"],
])("%s stops the build: %s", async (main, message) => {
  const files = { "index.html": pageWith(main), "_next/static/a.css": "main{a:b}" };
  await expect(finish(files)).rejects.toThrow(message);
});

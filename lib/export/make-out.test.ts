/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { build } from "esbuild";
import * as registry from "@/components/islands/registry";
import { filesIn, isFrameworkOnly } from "@/lib/export/export-files";
import { makeOut } from "@/lib/export/make-out";
import { redirectsFile } from "@/lib/export/not-found-files";
import { attribute, elements, readPage } from "@/lib/export/html";

const environment = {
  ...{ mailBackend: "https://mail.smart.test", galleryBackend: undefined, imageBase: undefined },
  vitals: "https://vitals.smart.test",
  siteUrl: "https://www.smart.test",
};
const island = (name: string) => `<react-island name="${name}"></react-island>`;
const pageWith = (main: string) =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><link rel="stylesheet" href="/_next/static/a.css">
   </head><body><header></header><main>${main}</main><footer></footer></body></html>`;

// Bundles all of the islands.
jest.setTimeout(60_000);

let site: string;
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), "site-"));
});
afterEach(() => rm(site, { recursive: true }));

const out = (file = "") => join(site, "out", file);
const read = (file: string) => readFile(out(file), "utf8");

async function make(exported: Record<string, string>, own: Record<string, string> = {}) {
  const [exportDir, publicDir] = [join(site, "exported"), join(site, "public")];
  await mkdir(publicDir);
  // The framework copies public first, and writes its own over it.
  const folders = [
    [publicDir, own],
    [exportDir, { ...own, "_next/static/a.css": "main{a:b}", ...exported }],
  ] as const;
  for (const [folder, files] of folders) {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
  }
  return makeOut({ exportDir, publicDir, outDir: out() }, environment);
}

/** All that an owner may put into `public`, and what the build has put there. */
const owners = {
  ".well-known/apple-app-site-association": "{}",
  "_not-found-yet.html": "",
  "about-us.txt": "ours, beside a page of this name",
  "ads.txt": "google.com, pub-1, DIRECT",
  "archive.json": "[]".repeat(99),
  "archive.json.br": "packed by somebody else",
  "docs/notes.txt": "notes",
  "google1234.html": "google-site-verification: google1234.html",
  "made/pictures/house-1a2b-480.avif": "avif".repeat(99),
  "pictures/our-van.jpg": "jpg",
  "pictures/x.js": "track()",
  "proof.html": '<script src="https://elsewhere.example/x.js"></script>',
};
const ofTheFramework = {
  "_not-found.html": pageWith(island("NoSuchIsland")),
  "_next/static/chunks/framework.js": "framework()",
  "_next/static/media/face.woff2": "font",
  "about-us.html": pageWith(""),
  "about-us.txt": "payload",
  "contact.html": pageWith(island("NewsletterForm") + island("AreaSearch")),
  "contact.xml": "feed",
  "gallery.html": pageWith(island("Gallery")),
  "index.html": pageWith('<p data-typed-line="[]"><button>Pause</button></p>'),
  "services/404.html": pageWith("<p>Nothing</p>"),
  "services/__next-year.txt": "text",
  "services/__next._tree.txt": "payload",
};

/** The names that a served module exports. */
async function exportsOf(file: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [out(file)],
    write: false,
    metafile: true,
    format: "esm",
  });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
}

test("the published site: pages, scripts that run, and the owner's files, byte for byte", async () => {
  process.env.NEXT_PUBLIC_MAIL_BACKEND_URL = environment.mailBackend;
  const _redirects = "/old-page.php /about-us 301\n";
  const done = await make(ofTheFramework, { ...owners, _redirects });
  delete process.env.NEXT_PUBLIC_MAIL_BACKEND_URL;
  const files = await filesIn(out());
  const scripts = [
    ...Object.keys(registry),
    ...["glide-features", "lightbox", "react"],
    ...["opened-menu", "popovers", "typed-line", "vitals"],
  ];
  // How many files islands share is esbuild's choice.
  const names = files
    .map((file) => file.replace(/(?<=_next.*)-\w{8}(?=\.)/, ""))
    .filter((file) => !/\.(br|gz)$/.test(file) && !file.endsWith("/chunk.js"));
  expect(names).toEqual(
    [
      ...Object.keys(owners).filter((file) => !file.endsWith(".br")),
      ...scripts.map((name) => `_next/static/scripts/${name}.js`),
      ...["_headers", "_redirects", "_next/static/icons.svg"],
      ...["_next/static/media/face.woff2", "about-us.html", "contact.html", "contact.xml"],
      ...["gallery.html", "index.html", "services/404.html", "services/__next-year.txt"],
    ].toSorted(),
  );
  expect(done.pages).toBe(5);
  for (const [file, text] of Object.entries(owners))
    expect([file, await read(file)]).toEqual([file, text]);
  expect(await read("_redirects")).toBe(_redirects + redirectsFile);
  expect(await read("services/404.html")).toContain("<style>main{a:b}</style>");

  // Compressed copies unfold to the same bytes; pictures have none, nor what would not be smaller.
  const home = await readFile(out("index.html"));
  expect(brotliDecompressSync(await readFile(out("index.html.br")))).toEqual(home);
  expect(gunzipSync(await readFile(out("index.html.gz")))).toEqual(home);
  expect(files).toContain("archive.json.gz");
  expect(files.filter((file) => /(avif|notes.txt).gz$/.test(file))).toEqual([]);

  // Each island imports React, and what it needs of it, from the one file that holds it.
  const [form] = elements(readPage(await read("contact.html")), "react-island");
  const [formScript = "", react = ""] = (attribute(form!, "src") ?? "").split(" ");
  expect(await read(formScript)).toContain(environment.mailBackend);
  for (const file of [react, formScript]) {
    const script = await read(file);
    expect(/process\.env|@license|^\s/.exec(script)).toBeNull();
    expect(script.length / script.split("\n").length).toBeGreaterThan(1000); // Minified.
  }
  const exported = new Set(await exportsOf(react));
  for (const file of files.filter((each) => /scripts\/([A-Z]|lightbox).*js$/.test(each))) {
    const source = await read(file);
    expect(source).not.toContain("react.transitional.element");
    for (const [, names = ""] of source.matchAll(/import\{([^}]*)\}from"[^"]*react-/g)) {
      for (const name of names.split(",")) expect(exported).toContain(name.split(" as ")[0]);
    }
  }

  // What an island imports lazily is a file of its own, with its styles.
  const lightbox = files.find((file) => /scripts\/lightbox-/.test(file)) ?? "";
  const [gallery = ""] = files.filter((file) => /scripts\/Gallery-/.test(file));
  expect(await read(gallery)).toContain(`import("./${basename(lightbox)}")`);
  expect(await read(lightbox)).toMatch(
    /new CSSStyleSheet[^]*replaceSync\(.*\.yarl__[^]*adoptedStyleSheets=\[\.\.\.document\.adoptedStyleSheets,/,
  );

  // The page script imports the rest of it by URL; what needs no React has none.
  const imported = (page: string) =>
    [...page.matchAll(/import\("([^"]+)"\)/g)].map(([, url = ""]) => url);
  const texts = await Promise.all(imported(String(home)).map(read));
  expect(texts).toContainEqual(expect.stringMatching(/sendBeacon/));
  expect(texts.join()).not.toMatch(/from"/);
  expect(imported(await read("about-us.html")).join()).not.toContain("typed-line");
  expect(String(home)).toContain("<button>Pause</button>");
});

test("a page that cannot be finished stops the build by its name", async () => {
  await expect(make({ "index.html": pageWith(island("NoSuchIsland")) })).rejects.toThrow(
    'index.html could not be finished: it holds the island "NoSuchIsland", which is not in the',
  );
});

test.each(["about-us.html", "_headers"])(
  "an owner's %s, which the build makes as well, stops it with a sentence",
  async (file) => {
    await expect(
      make({ "about-us.html": pageWith("") }, { [file]: "the owner's" }),
    ).rejects.toThrow(
      new Error(`public/${file} has the name of a file that the build makes: rename or delete it.`),
    );
  },
);

test.each([
  ["__next._full.txt", true],
  ["_next/static/build/_buildManifest.js", true],
  ["_not-found", true],
  ["_not-found/__next._tree.txt", true],
  ["_not-founds.html", false],
  ["services/_not-found.html", false],
  ["files/_next/a.js", false],
  ["about-us/__next.about-us.__PAGE__.txt", true],
  ["__next.txt.ics", false],
  ["txt/about.txt", true],
  ["txt/contact.txt", false],
])("%s is unused: %s", (file, unused) => {
  expect(isFrameworkOnly(file, (each) => each === "txt/about.html")).toBe(unused);
});

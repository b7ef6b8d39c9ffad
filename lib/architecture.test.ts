import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

type File = { path: string; source: string; lines: number; imports: string[] };

const importPattern = /(?:^|\n)\s*(?:import|export)\s+(?:[^"';]*?\sfrom\s+)?"([^"]+)"/g;

const read = (path: string): File => {
  const source = readFileSync(path, "utf8");
  const imports = [...source.matchAll(importPattern)].map(([, name = ""]) => name);
  return { path, source, lines: source.split("\n").length - 1, imports };
};

const paths = ["app", "components", "content", "lib", "e2e"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
);
const files = paths.filter((path) => /\.(ts|tsx|mjs)$/.test(path)).map(read);
const documents = ["README.md", ...paths.filter((path) => path.endsWith(".md"))].map(read);
const isTest = ({ path }: File) => /\.(test|spec)\.tsx?$|^e2e\/|^lib\/testing\//.test(path);
const shipped = files.filter((file) => !isTest(file));
const under = (...folders: string[]) =>
  shipped.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));
const markup = under("app", "components").filter(({ path }) => path.endsWith(".tsx"));

/** The names of the files for which `breaks` holds. */
const named = (some: File[], breaks: (file: File) => boolean) =>
  some.filter(breaks).map(({ path }) => path);

/** The matches of a pattern in markup and styles, each with its file's name. */
const said = (some: readonly Pick<File, "path" | "source">[], pattern: RegExp) =>
  some.flatMap(({ path, source }) => [...source.matchAll(pattern)].map(([it]) => `${path} ${it}`));
const styles = paths.filter((path) => path.endsWith(".css")).map(read);

test("content needs no package but zod and Node's own", () => {
  const allowed = /^(@\/|\.\/|zod$|node:)/;
  const outside = ({ imports }: File) => imports.some((name) => !allowed.test(name));
  expect(named(under("content"), outside)).toEqual([]);
});

test("content's words are plain: they need nothing, so that a browser downloads nothing with them", () => {
  const words = under("content/words");
  expect(words.length).toBeGreaterThan(10);
  expect(named(words, ({ imports, lines }) => imports.length > 0 || lines > 100)).toEqual([]);
});

test("a file says 'use client' exactly when it is an island", () => {
  const registry = files.find(({ path }) => path === "components/islands/registry.ts");
  const islands = registry?.imports.map((name) => name.replace("@/", "")) ?? [];
  expect(islands.length).toBeGreaterThan(3);
  const wrong = ({ path, source }: File) =>
    source.startsWith('"use client"') !== islands.includes(path.replace(".tsx", ""));
  expect(named(shipped, wrong)).toEqual([]);
});

test("stylesheets select no part of a class name, no label and no place in a row", () => {
  expect(styles.length).toBeGreaterThan(10);
  expect(said(styles, /\[class[*^$~|]?=|\[aria-label|:nth-(child|of-type)\(\d/g)).toEqual([]);
});

test("lib holds no markup", () => {
  const markup = named(files, ({ path }) => /^lib\/.*\.tsx$/.test(path));
  expect(markup).toEqual([]);
});

test("no two rooms of lib import each other", () => {
  const pairs = under("lib").flatMap(({ path, imports }) => {
    const [, room] = path.split("/");
    const others = imports.map((name) => /^@\/lib\/([\w-]+)\//.exec(name)?.[1]);
    return others.filter((other) => other && other !== room).map((other) => [room, other].join());
  });
  const mutual = pairs.filter((pair) => pairs.includes(pair.split(",").reverse().join()));
  expect([...new Set(mutual)]).toEqual([]);
});

test("names are kebab-case and say the thing", () => {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.test|\.spec|\.d)?\.(ts|tsx|mjs)$/;
  const vague = /\b(utils?|helpers?|common|misc)\b/;
  const wrong = ({ path }: File) => !kebab.test(basename(path)) || vague.test(path);
  expect(named(files, wrong)).toEqual([]);
});

test("only what a framework asks for has a default export", () => {
  const asked = /^app\/|\.d\.ts$|^e2e\/support\/check-setup\.ts$/;
  const wrong = ({ path, source }: File) => /^\s*export default/m.test(source) && !asked.test(path);
  expect(named(files, wrong)).toEqual([]);
});

test("no file is longer than 200 lines, but for the copy of a service", () => {
  const long = ({ path, lines }: File) => lines > 200 && !path.startsWith("content/services/");
  expect(named(files, long)).toEqual([]);
});

test("colours come from the tokens; the browser's own bar repeats one of them", () => {
  const colour = /#[0-9a-f]{3,8}\b(?![\w-])|\b(?:rgb|hsl|hwb|(?:ok)?lab|(?:ok)?lch)a?\((?!var\()/gi;
  const raw = said([...markup, ...styles], colour);
  // A meta element cannot read a custom property.
  expect(raw).toEqual(["app/layout.tsx #0c1a26"]);
  expect(readFileSync("tailwind.config.ts", "utf8")).toContain(`night = "${0x0c} ${0x1a} ${0x26}"`);
});

test("sizes of type come from the tokens", () => {
  expect(said(markup, /\btext-\[[-\d.(a-z]*(?:\d|calc|clamp|min|max)[^\]]*\]/g)).toEqual([]);
  expect(said(styles, /\bfont-size: (?!inherit|(?:min\()?theme\()[^;]+/g)).toEqual([]);
  expect(said(styles, /\bfont: (?!inherit)[^;]+/g)).toEqual([]);
});

test("no served markup has a style attribute", () => {
  // Exist only inside the open lightbox, where React sets styles by script.
  const inBrowserOnly = ["lightbox-caption.tsx", "lightbox-photo.tsx"];
  const styled = ({ path, source }: File) =>
    /\sstyle=/.test(source) && !inBrowserOnly.includes(basename(path));
  expect(named(markup, styled)).toEqual([]);
});

test("what is cited is there: files by their path, faults by their id, and no issue by its number", () => {
  const faults = readFileSync("e2e/failure-modes.md", "utf8");
  const cited =
    /(?<![\w/.-])(?:(?:app|components|content|lib|e2e)\/[\w/-]+\.(?:tsx?|mjs|css)|[\w./-]+\.md)\b/g;
  const missing = [...files, ...documents].flatMap(({ path, source }) => {
    const names = [...source.matchAll(cited)].map(([name]) => name);
    const ids = [...source.matchAll(/(?<![%\w])F\d{1,3}\b/g)].map(([id]) => id);
    return [
      ...names.filter((name) => !existsSync(name) && !existsSync(join(dirname(path), name))),
      ...ids.filter((id) => !faults.includes(`| ${id} `)),
      ...[...source.matchAll(/\b(?:issue|trap) (?:no\. )?\d+/gi)].map(([cited]) => cited),
    ].map((cited) => `${path} cites ${cited}`);
  });
  expect(missing).toEqual([]);
});

test("README says how many rows of the checklist deviate", () => {
  const [readme = "", rows = ""] = ["README.md", "e2e/checklist.md"].map(
    (path) => read(path).source,
  );
  const deviating = rows.match(/^\| \d+ .*Deviates: /gm) ?? [];
  expect(readme).toContain(`${deviating.length} rows deviate`);
});

import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { readPage } from "@/lib/build/export/page";
import { scriptHashes } from "@/lib/build/export/policy";

/** What is published: a build alone, a new one beside the old one's assets, or old pages without theirs. */
type Published = "A" | "B" | "B with the assets of A" | "pages of A, assets of B";

export type TwoBuilds = {
  /** The folder to serve; what it holds changes with `publish`. */
  outDir: string;
  publish: (published: Published) => void;
  remove: () => void;
};

const texts = [".html", ".js", ".css", ".txt", ".json"];
const packed = /\.(br|gz)$/;

/** What the skip link says: how a test sees which build a document came from. */
export const skipLinkOf = { A: "Skip to the content", B: "Skip to the new content" };

/**
 * Makes a second build of an export: other names for every script, other
 * words in one place, and policies that fit. Both can be published into one folder, at once.
 */
export function twoBuilds(exported: string): TwoBuilds {
  const root = mkdtempSync(join(tmpdir(), "skew-"));
  const folder = (name: string) => join(root, name);
  cpSync(exported, folder("A"), { recursive: true, filter: (path) => !packed.test(path) });
  cpSync(folder("A"), folder("B"), { recursive: true });
  makeDifferent(folder("B"));

  cpSync(folder("B"), folder("B with the assets of A"), { recursive: true });
  const assets = join("_next", "static");
  cpSync(join(folder("A"), assets), join(folder("B with the assets of A"), assets), {
    recursive: true,
  });
  cpSync(folder("A"), folder("pages of A, assets of B"), { recursive: true });
  rmSync(join(folder("pages of A, assets of B"), "_next"), { recursive: true });
  cpSync(join(folder("B"), "_next"), join(folder("pages of A, assets of B"), "_next"), {
    recursive: true,
  });

  const outDir = folder("published");
  const publish = (published: Published) => {
    symlinkSync(folder(published), folder("next"));
    renameSync(folder("next"), outDir);
  };
  publish("A");
  return { outDir, publish, remove: () => rmSync(root, { recursive: true }) };
}

function makeDifferent(build: string): void {
  const files = readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hashed = files.filter((path) => path.includes("/_next/static/scripts/"));
  const renamed = new Map(hashed.map((path) => [basename(path), newName(basename(path))]));
  const names = new RegExp(
    [...renamed.keys()].map((name) => name.replace(/[.+]/g, "\\$&")).join("|"),
    "g",
  );
  for (const path of files.filter((each) => texts.includes(extname(each)))) {
    const before = readFileSync(path, "utf8");
    const after = before
      .replace(names, (name) => renamed.get(name) ?? name)
      .replaceAll(skipLinkOf.A, skipLinkOf.B);
    writeFileSync(path, path.endsWith(".html") ? withOwnHashes(after) : after);
  }
  for (const path of hashed)
    renameSync(path, path.replace(basename(path), newName(basename(path))));
}

const newName = (name: string) => name.replace(/(\.[a-z]+)$/, "-b$1");

const withOwnHashes = (page: string) =>
  page.replace(
    /script-src 'self'[^;]*/,
    ["script-src 'self'", ...scriptHashes(readPage(page))].join(" "),
  );

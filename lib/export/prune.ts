import { readdir, rm, rmdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { filesBelow } from "@/lib/export/out-files";

/**
 * Whether a file that the framework has exported is unused, by its path: what it would run or read
 * in the browser (only fonts and pictures of its folder are served), and `_not-found`, a copy of
 * 404.html.
 *
 * @param isThere whether the export has a file; beside each page lies its payload
 */
export function isUnused(file: string, isThere: (file: string) => boolean = () => false): boolean {
  const path = file.split(sep).join("/");
  return (
    (path.startsWith("_next/") && !path.startsWith("_next/static/media/")) ||
    /(^|\/)__next\.[^/]+\.txt$/.test(path) ||
    (path.endsWith(".txt") && isThere(file.replace(/txt$/, "html"))) ||
    /^_not-found(\.|\/|$)/.test(path)
  );
}

/**
 * Deletes the unused files of an export that holds the framework's files alone, and every folder
 * left empty.
 *
 * @returns the number of files deleted
 */
export async function prune(outDir: string): Promise<number> {
  const files = new Set((await filesBelow(outDir)).map((file) => relative(outDir, file)));
  const unused = [...files].filter((file) => isUnused(file, (each) => files.has(each)));
  for (const file of unused) await rm(join(outDir, file));
  await removeEmptyFolders(outDir);
  return unused.length;
}

async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const inner = join(folder, entry.name);
    await removeEmptyFolders(inner);
    if ((await readdir(inner)).length === 0) await rmdir(inner);
  }
}

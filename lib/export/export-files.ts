import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** The paths of all files within a folder, with slashes, in a fixed order. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join("/"))
    .toSorted();
}

/**
 * Whether nothing served needs a file that the framework has exported: what its own scripts would run or
 * read (of its folder only fonts and pictures are served), and `_not-found`, a copy of 404.html.
 *
 * @param isThere whether the export has a file: beside each page lies its payload
 */
export const isFrameworkOnly = (file: string, isThere: (file: string) => boolean): boolean =>
  (file.startsWith("_next/") && !file.startsWith("_next/static/media/")) ||
  /(^|\/)__next\.[^/]+\.txt$/.test(file) ||
  (file.endsWith(".txt") && isThere(file.replace(/txt$/, "html"))) ||
  /^_not-found(\.|\/|$)/.test(file);

/**
 * The files of the framework's export that are served. Its copies of `public` are not among them, so that no
 * step can take an owner's file for a page; one that the framework has replaced by its own is.
 */
export async function servedFiles(exportDir: string, publicDir: string): Promise<string[]> {
  const files = new Set(await filesIn(exportDir));
  for (const file of await filesIn(publicDir)) {
    if (!files.has(file)) continue;
    const copy = await readFile(join(exportDir, file));
    if (copy.equals(await readFile(join(publicDir, file)))) files.delete(file);
  }
  return [...files].filter((file) => !isFrameworkOnly(file, (each) => files.has(each)));
}

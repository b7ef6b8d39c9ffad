import { readdir, rm, rmdir } from "node:fs/promises";
import { dirname, relative } from "node:path";
import { filesBelow } from "@/lib/build/out-files";

/**
 * Whether nothing asks for an exported file: the payloads by which the framework would change pages
 * in the browser (ours are changed by the browser itself), `_not-found`, a copy of 404.html, and
 * the file of all drawings, since each page holds its own.
 */
const isSpare = (path: string) =>
  path === "icons.svg" ||
  (path.endsWith(".txt") && path !== "robots.txt") ||
  /^_not-found(\.|\/|$)/.test(path);

/** Deletes what nothing asks for from an export, and the folders left empty. Out: how many files. */
export async function prune(outDir: string): Promise<number> {
  const spare = (await filesBelow(outDir)).filter((file) => isSpare(relative(outDir, file)));
  for (const file of spare) {
    await rm(file);
    const folder = dirname(file);
    if ((await readdir(folder)).length === 0) await rmdir(folder);
  }
  return spare.length;
}

import { readdir, rm, rmdir } from "node:fs/promises";
import { dirname, relative, sep } from "node:path";
import { filesBelow } from "@/lib/export/out-files";

/**
 * Whether a file of an export is unused, by its path: what the framework would run or read in the
 * browser (only fonts and pictures of its folder are served), `_not-found`, a copy of 404.html, and
 * the icon sprite, since each page inlines its own.
 */
export function isSpare(file: string): boolean {
  const path = file.split(sep).join("/");
  return (
    (path.startsWith("_next/") && !path.startsWith("_next/static/media/")) ||
    path === "icons.svg" ||
    (path.endsWith(".txt") && path !== "robots.txt") ||
    /^_not-found(\.|\/|$)/.test(path)
  );
}

/** Deletes the unused files of an export and folders left empty. Out: the number of files. */
export async function prune(outDir: string): Promise<number> {
  const spare = (await filesBelow(outDir)).filter((file) => isSpare(relative(outDir, file)));
  for (const file of spare) {
    await rm(file);
    const folder = dirname(file);
    if ((await readdir(folder)).length === 0) await rmdir(folder);
  }
  return spare.length;
}

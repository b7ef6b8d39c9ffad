import { readdir, rm, rmdir } from "node:fs/promises";
import { dirname, relative, sep } from "node:path";
import { filesBelow } from "@/lib/build/out-files";

/**
 * Whether nothing asks for a file, by its path in an export: whatever the framework would run or read in the browser
 * (of its folder only fonts and pictures are served), `_not-found`, a copy of 404.html, and the file
 * of all drawings, since each page holds its own.
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
